import {
  holdsEggs,
  incubatorChangedMeanwhile,
  incubatorNameTaken,
  incubatorNotFound,
  incubatorPlaceNotFound,
  refuseIncubator,
  tooManyIncubators,
} from '@clutchbook/domain/incubation/incubators.errors'
import { incubatorFields } from '@clutchbook/domain/incubation/incubators.fields'
import { incubatorLimits, limitProblems, nameKeyOf } from '@clutchbook/domain/incubation/incubators.rules'
import type {
  Incubator,
  IncubatorChange,
  NewIncubator,
} from '@clutchbook/domain/incubation/incubators.schema'
import { blankRowOf, fieldsOfRow, sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import type { Actor, Owner } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { changesNothing } from '../../platform/database/unchanged.ts'
import type { KeepInTrash, LeaveRecord } from '../collection/removal.hooks.ts'
import { forgetIncubator } from './box-stays.repository.ts'
import { countEggsInBoxes } from './held-eggs.repository.ts'
import type { BoxLeaves } from './incubation.hooks.ts'
import { readBeside, toIncubator } from './incubator-answers.ts'
import {
  changeIncubator,
  createIncubator,
  findIncubator,
  type IncubatorRow,
  type IncubatorValues,
  isOwnPlace,
  listBoxes,
  listIncubators,
  removeIncubator,
} from './incubators.repository.ts'

export type IncubatorsDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly keepInTrash: KeepInTrash
  /** What lets go of boxes that leave. */
  readonly boxLeaves: readonly BoxLeaves[]
}

/** The row of an own incubator. Throws 'not-found' for a missing one and for another keeper's alike. */
export async function getIncubator(reader: Db, { keeperId }: Owner, id: number): Promise<IncubatorRow> {
  const row = await findIncubator(reader, keeperId, id)
  if (!row) throw incubatorNotFound()
  return row
}

/** Incubators (CLU-20). A foreign one is 'not-found'. */
export function createIncubators({ db, transact, clock, keepInTrash, boxLeaves }: IncubatorsDependencies) {
  /** How an incubator leaves with its boxes, whoever wants it to. */
  const leave: LeaveRecord = async (tx, keeperId, id) => {
    const boxIds = (await listBoxes(tx, keeperId, id)).map((box) => box.id)
    for (const letGo of boxLeaves) await letGo(tx, keeperId, boxIds)
    await forgetIncubator(tx, keeperId, id)
    await removeIncubator(tx, keeperId, id)
    return {}
  }

  const shownIn = async (reader: Db, { keeperId }: Owner, row: IncubatorRow): Promise<Incubator> =>
    toIncubator(row, await readBeside(reader, keeperId))

  const getCurrent = async (
    tx: Tx,
    actor: Actor,
    id: number,
    version: number | null,
  ): Promise<IncubatorRow> => {
    const row = await getIncubator(tx, actor, id)
    if (version !== null && version !== row.version)
      throw incubatorChangedMeanwhile(await shownIn(tx, actor, row))
    return row
  }

  return {
    leave,

    list: async ({ keeperId }: Actor): Promise<Incubator[]> => {
      const rows = await listIncubators(db, keeperId)
      if (rows.length === 0) return []
      const beside = await readBeside(db, keeperId)
      return rows.map((row) => toIncubator(row, beside))
    },

    get: async (actor: Actor, id: number): Promise<Incubator> =>
      shownIn(db, actor, await getIncubator(db, actor, id)),

    create: (actor: Actor, input: NewIncubator): Promise<Incubator> =>
      transact((tx) =>
        answerOnce(tx, clock, keyedBy(actor, ['incubator', input]), async () => {
          const { keeperId } = actor
          await bumpDataVersion(tx, keeperId)
          const blank = { ...blankRowOf(incubatorFields), name: input.name }
          const values: IncubatorValues = { ...blank, ...sentFieldsOf(input) }
          await ensureMeaning(tx, keeperId, null, values)
          const row = await createIncubator(tx, keeperId, { ...values, createdAt: isoNow(clock) })
          return shownIn(tx, actor, row)
        }),
      ),

    /** Changes an incubator. With a version stated, throws 'stale-version' when it has moved on. */
    change: (actor: Actor, id: number, change: IncubatorChange, version: number | null): Promise<Incubator> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const before = await getCurrent(tx, actor, id, version)
        const values = { ...fieldsOfRow(incubatorFields, before), ...sentFieldsOf(change) }
        await ensureMeaning(tx, keeperId, before, values)
        if (changesNothing(before, values)) return shownIn(tx, actor, before)
        return shownIn(tx, actor, await changeIncubator(tx, keeperId, id, values))
      }),

    /** Removes an incubator with its boxes; the trash keeps it. Throws 'taken' while eggs incubate in it. */
    remove: (actor: Actor, id: number, version: number | null): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const row = await getCurrent(tx, actor, id, version)
        const eggs = await countEggsInBoxes(tx, keeperId)
        const boxes = await listBoxes(tx, keeperId, id)
        const held = boxes.reduce((sum, box) => sum + (eggs.get(box.id) ?? 0), 0)
        if (held > 0) throw holdsEggs('incubator', held)
        const records = [{ id, label: row.name, note: null }]
        await keepInTrash(tx, { kind: 'incubators', keeperId, records }, async () => [
          await leave(tx, keeperId, id),
        ])
      }),
  }
}

/** Throws where limits cross, the place is not the keeper's, or another incubator has the name. */
async function ensureMeaning(
  tx: Tx,
  keeperId: number,
  before: IncubatorRow | null,
  values: IncubatorValues,
): Promise<void> {
  const problems = limitProblems(values)
  if (Object.keys(problems).length > 0) throw refuseIncubator(problems)
  const { placeId } = values
  if (placeId !== null && placeId !== before?.placeId && !(await isOwnPlace(tx, keeperId, placeId)))
    throw incubatorPlaceNotFound()
  const nameKey = nameKeyOf(values.name)
  if (nameKey === before?.nameKey) return
  const others = await listIncubators(tx, keeperId)
  if (others.some((other) => other.nameKey === nameKey)) throw incubatorNameTaken()
  if (before === null && others.length >= incubatorLimits.incubators) throw tooManyIncubators()
}
