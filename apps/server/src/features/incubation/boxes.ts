import {
  boxChangedMeanwhile,
  boxNameTaken,
  boxNotFound,
  holdsEggs,
  namedIncubatorNotFound,
  tooManyBoxes,
} from '@clutchbook/domain/incubation/incubators.errors'
import { boxFields } from '@clutchbook/domain/incubation/incubators.fields'
import { incubatorLimits, nameKeyOf } from '@clutchbook/domain/incubation/incubators.rules'
import type { Box, BoxChange, NewBox } from '@clutchbook/domain/incubation/incubators.schema'
import { blankRowOf, fieldsOfRow, sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import type { Actor, Owner } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import { changesNothing } from '../../platform/database/unchanged.ts'
import type { LeaveRecord } from '../collection/removal.hooks.ts'
import { findBoxStay, moveBox } from './box-stays.repository.ts'
import { countEggsInBoxes } from './held-eggs.repository.ts'
import { readBesideBoxes, toBox } from './incubator-answers.ts'
import {
  type BoxRow,
  changeBox,
  createBox,
  findBox,
  findIncubator,
  listBoxes,
  removeBox,
} from './incubators.repository.ts'
import { getIncubator, type IncubatorsDependencies } from './incubators.ts'
import { momentOfMove } from './moment-of-move.ts'

/** The row of an own box. Throws 'not-found' for a missing one and for another keeper's alike. */
export async function getBox(reader: Db, { keeperId }: Owner, id: number): Promise<BoxRow> {
  const row = await findBox(reader, keeperId, id)
  if (!row) throw boxNotFound()
  return row
}

/** Boxes in incubators (CLU-20). A foreign one is 'not-found'. */
export function createBoxes({ db, transact, clock, keepInTrash, boxLeaves }: IncubatorsDependencies) {
  /** How a box leaves, whoever wants it to. */
  const leave: LeaveRecord = async (tx, keeperId, id) => {
    for (const letGo of boxLeaves) await letGo(tx, keeperId, [id])
    await removeBox(tx, keeperId, id)
    return {}
  }

  const shownIn = async (reader: Db, row: BoxRow): Promise<Box> =>
    toBox(row, await readBesideBoxes(reader, row.keeperId))

  const getCurrent = async (tx: Tx, actor: Actor, id: number, version: number | null): Promise<BoxRow> => {
    const row = await getBox(tx, actor, id)
    if (version !== null && version !== row.version) throw boxChangedMeanwhile(await shownIn(tx, row))
    return row
  }

  return {
    leave,

    list: async (actor: Actor, incubatorId: number): Promise<Box[]> => {
      await getIncubator(db, actor, incubatorId)
      const rows = await listBoxes(db, actor.keeperId, incubatorId)
      const beside = await readBesideBoxes(db, actor.keeperId)
      return rows.map((row) => toBox(row, beside))
    },

    create: (actor: Actor, incubatorId: number, input: NewBox): Promise<Box> =>
      transact((tx) =>
        answerOnce(tx, clock, keyedBy(actor, ['box', incubatorId, input]), async () => {
          const { keeperId } = actor
          await bumpDataVersion(tx, keeperId)
          await getIncubator(tx, actor, incubatorId)
          const { movedAt, ...sent } = input
          const values = { ...blankRowOf(boxFields), ...sentFieldsOf(sent), name: input.name, incubatorId }
          await ensureRoom(tx, keeperId, null, values)
          const row = await createBox(tx, keeperId, { ...values, createdAt: isoNow(clock) })
          await putInto(tx, row, movedAt, clock)
          return shownIn(tx, row)
        }),
      ),

    /** Changes a box. With a version stated, throws 'stale-version' when it has moved on. */
    change: (actor: Actor, id: number, change: BoxChange, version: number | null): Promise<Box> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const before = await getCurrent(tx, actor, id, version)
        const { movedAt, ...sent } = change
        const values = { ...fieldsOfRow(boxFields, before), ...sentFieldsOf(sent) }
        if (
          values.incubatorId !== before.incubatorId &&
          !(await findIncubator(tx, keeperId, values.incubatorId))
        )
          throw namedIncubatorNotFound()
        await ensureRoom(tx, keeperId, before, values)
        if (changesNothing(before, values)) return shownIn(tx, before)
        const row = await changeBox(tx, keeperId, id, values)
        if (row.incubatorId !== before.incubatorId) await putInto(tx, row, movedAt, clock)
        return shownIn(tx, row)
      }),

    /** Removes a box; the trash keeps it. Throws 'taken' while eggs incubate in it. */
    remove: (actor: Actor, id: number, version: number | null): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const row = await getCurrent(tx, actor, id, version)
        const held = (await countEggsInBoxes(tx, keeperId)).get(id) ?? 0
        if (held > 0) throw holdsEggs('box', held)
        const incubator = await findIncubator(tx, keeperId, row.incubatorId)
        const records = [{ id, label: row.name, note: incubator?.name ?? null }]
        await keepInTrash(tx, { kind: 'boxes', keeperId, records }, async () => [
          await leave(tx, keeperId, id),
        ])
      }),
  }
}

/** Begins the stay of a box in its incubator, at the moment that is said or now (CLU-21). */
async function putInto(
  tx: Tx,
  { keeperId, id: boxId, incubatorId }: BoxRow,
  movedAt: number | undefined,
  clock: Clock,
): Promise<void> {
  const createdAt = isoNow(clock)
  const at = momentOfMove({ movedAt, createdAt, current: await findBoxStay(tx, { keeperId, boxId }) })
  await moveBox(tx, { keeperId, boxId }, { incubatorId, at, createdAt })
}

/** Throws where another box of the incubator has the name, or as many stand in it as are kept. */
async function ensureRoom(
  tx: Tx,
  keeperId: number,
  before: BoxRow | null,
  { incubatorId, name }: { readonly incubatorId: number; readonly name: string },
): Promise<void> {
  const nameKey = nameKeyOf(name)
  const isThere = incubatorId === before?.incubatorId
  if (isThere && nameKey === before?.nameKey) return
  const others = await listBoxes(tx, keeperId, incubatorId)
  if (others.some((other) => other.id !== before?.id && other.nameKey === nameKey)) throw boxNameTaken()
  if (!isThere && others.length >= incubatorLimits.boxes) throw tooManyBoxes()
}
