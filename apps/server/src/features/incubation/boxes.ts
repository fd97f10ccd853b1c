import {
  boxChangedMeanwhile,
  boxNameTaken,
  boxNotFound,
  namedIncubatorNotFound,
  tooManyBoxes,
} from '@clutchbook/domain/incubation/incubators.errors'
import { boxFields } from '@clutchbook/domain/incubation/incubators.fields'
import { incubatorLimits, nameKeyOf } from '@clutchbook/domain/incubation/incubators.rules'
import type { Box, BoxChange, NewBox } from '@clutchbook/domain/incubation/incubators.schema'
import { blankRowOf, fieldsOfRow, sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import type { Actor, Owner } from '../../platform/actor.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import { leaveUncounted } from '../collection/removal.hooks.ts'
import { toBox } from './incubator-answers.ts'
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

/** The row of an own box. Throws 'not-found' for a missing one and for another keeper's alike. */
async function getBox(reader: Db, { keeperId }: Owner, id: number): Promise<BoxRow> {
  const row = await findBox(reader, keeperId, id)
  if (!row) throw boxNotFound()
  return row
}

/** Boxes in incubators (CLU-20). A foreign one is 'not-found'. */
export function createBoxes({ db, transact, clock, keepInTrash }: IncubatorsDependencies) {
  const leave = leaveUncounted(removeBox)

  const getCurrent = async (tx: Tx, actor: Actor, id: number, version: number | null): Promise<BoxRow> => {
    const row = await getBox(tx, actor, id)
    if (version !== null && version !== row.version) throw boxChangedMeanwhile(toBox(row))
    return row
  }

  return {
    list: async (actor: Actor, incubatorId: number): Promise<Box[]> => {
      await getIncubator(db, actor, incubatorId)
      return (await listBoxes(db, actor.keeperId, incubatorId)).map(toBox)
    },

    create: (actor: Actor, incubatorId: number, input: NewBox): Promise<Box> =>
      transact((tx) =>
        answerOnce(tx, clock, keyedBy(actor, ['box', incubatorId, input]), async () => {
          const { keeperId } = actor
          await bumpDataVersion(tx, keeperId)
          await getIncubator(tx, actor, incubatorId)
          const values = { ...blankRowOf(boxFields), ...sentFieldsOf(input), name: input.name, incubatorId }
          await ensureRoom(tx, keeperId, null, values)
          return toBox(await createBox(tx, keeperId, { ...values, createdAt: isoNow(clock) }))
        }),
      ),

    /** Changes a box. With a version stated, throws 'stale-version' when it has moved on. */
    change: (actor: Actor, id: number, change: BoxChange, version: number | null): Promise<Box> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const before = await getCurrent(tx, actor, id, version)
        const values = { ...fieldsOfRow(boxFields, before), ...sentFieldsOf(change) }
        if (
          values.incubatorId !== before.incubatorId &&
          !(await findIncubator(tx, keeperId, values.incubatorId))
        )
          throw namedIncubatorNotFound()
        await ensureRoom(tx, keeperId, before, values)
        return toBox(await changeBox(tx, keeperId, id, values))
      }),

    /** Removes a box; the trash keeps it. Throws 'stale-version' like a change. */
    remove: (actor: Actor, id: number, version: number | null): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const row = await getCurrent(tx, actor, id, version)
        const incubator = await findIncubator(tx, keeperId, row.incubatorId)
        const records = [{ id, label: row.name, note: incubator?.name ?? null }]
        await keepInTrash(tx, { kind: 'boxes', keeperId, records }, async () => [
          await leave(tx, keeperId, id),
        ])
      }),
  }
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
