import {
  feederChangedMeanwhile,
  feederNotFound,
  feederTwice,
  moveNameTaken,
  tooManyFeeders,
} from '@clutchbook/domain/husbandry/feeder.errors'
import { feederFields } from '@clutchbook/domain/husbandry/feeder.fields'
import { feederLimits, feederName, isLow, unitCostOf } from '@clutchbook/domain/husbandry/feeder.rules'
import type {
  Feeder,
  FeederChange,
  FeedingCosts,
  NewFeeder,
  StockMove,
} from '@clutchbook/domain/husbandry/feeder.schema'
import { blankRowOf, fieldsOfRow, sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoAfter, isoNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { changesNothing } from '../../platform/database/unchanged.ts'
import { dayMs } from '../../platform/durations.ts'
import { deriveFeeder, withinBounds } from '../collection/collection.service.ts'
import { type KeepInTrash, leaveUncounted } from '../collection/removal.hooks.ts'
import {
  changeFeeder,
  createFeeder,
  type FeederRow,
  type FeederValues,
  findFeeder,
  findMove,
  forgetMoves,
  listFeeders,
  listPaidFeedings,
  noteMove,
  removeFeeder,
} from './feeders.repository.ts'
import { costsOf } from './feeding-costs.ts'
import type { RecordReadings } from './record-readings.ts'
import { readThaw } from './thaw-reading.ts'

/** How long the name of a change of stock stays known. */
const namesKeptMs = 90 * dayMs

type FeedersDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly readings: RecordReadings
  readonly keepInTrash: KeepInTrash
}

/** Food in stock (FED-01 to FED-05). A foreign feeder is 'not-found'. */
export function createFeeders({ db, transact, clock, readings, keepInTrash }: FeedersDependencies) {
  const leave = leaveUncounted(removeFeeder)

  const shownIn = async (reader: Db, actor: Actor, row: FeederRow): Promise<Feeder> =>
    toFeeder(row, await readThaw({ db: reader, clock, readings }, actor))

  const getCurrent = async (tx: Tx, actor: Actor, id: number, version: number | null): Promise<FeederRow> => {
    const row = await findFeeder(tx, actor.keeperId, id)
    if (!row) throw feederNotFound()
    if (version !== null && version !== row.version)
      throw feederChangedMeanwhile(await shownIn(tx, actor, row))
    return row
  }

  /** Throws 'taken' where another feeder is of that prey, size and state. */
  const ensureSingle = async (
    tx: Tx,
    keeperId: number,
    id: number | null,
    likeKey: string,
  ): Promise<void> => {
    const feeders = await listFeeders(tx, keeperId)
    if (feeders.some((one) => one.id !== id && one.likeKey === likeKey)) throw feederTwice()
    if (id === null && feeders.length >= feederLimits.feeders) throw tooManyFeeders()
  }

  return {
    list: async (actor: Actor): Promise<Feeder[]> => {
      const rows = await listFeeders(db, actor.keeperId)
      const thaw =
        rows.length === 0 ? new Map<string, number>() : await readThaw({ db, clock, readings }, actor)
      return rows.map((row) => toFeeder(row, thaw))
    },

    create: (actor: Actor, input: NewFeeder): Promise<Feeder> =>
      transact((tx) =>
        answerOnce(tx, clock, keyedBy(actor, ['feeder', input]), async () => {
          const { keeperId } = actor
          await bumpDataVersion(tx, keeperId)
          const values = valuesOf({ ...blankRowOf(feederFields), ...sentFieldsOf(input), prey: input.prey })
          await ensureSingle(tx, keeperId, null, values.likeKey)
          const row = await createFeeder(tx, keeperId, { ...values, createdAt: isoNow(clock) })
          return shownIn(tx, actor, row)
        }),
      ),

    /** Changes a feeder. With a version stated, throws 'stale-version' when it has moved on. */
    change: (actor: Actor, id: number, change: FeederChange, version: number | null): Promise<Feeder> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const before = await getCurrent(tx, actor, id, version)
        const values = valuesOf({ ...fieldsOfRow(feederFields, before), ...sentFieldsOf(change) })
        if (values.likeKey !== before.likeKey) await ensureSingle(tx, keeperId, id, values.likeKey)
        if (changesNothing(before, values)) return shownIn(tx, actor, before)
        return shownIn(tx, actor, await changeFeeder(tx, keeperId, id, values))
      }),

    /** Removes a feeder; the trash keeps it. Throws 'stale-version' like a change. */
    remove: (actor: Actor, id: number, version: number | null): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const row = await getCurrent(tx, actor, id, version)
        const records = [{ id, label: feederName(row), note: row.state }]
        await keepInTrash(tx, { kind: 'feeders', keeperId, records }, async () => [
          await leave(tx, keeperId, id),
        ])
      }),

    /**
     * Moves pieces that were bought, thrown away or counted (FED-02). A known clientId changes nothing and answers the feeder
     * as it is now; throws 'key-reused' where it was that of another change.
     */
    moveStock: (actor: Actor, id: number, move: StockMove): Promise<Feeder> =>
      transact(async (tx) => {
        const { keeperId } = actor
        const { clientId, why } = move
        await bumpDataVersion(tx, keeperId)
        const row = await getCurrent(tx, actor, id, null)
        const known = await findMove(tx, keeperId, clientId)
        if (known && (known.ofFeeder !== id || known.why !== why)) throw moveNameTaken()
        if (known) return shownIn(tx, actor, row)
        const change = changeBy(move, row.count)
        await noteMove(tx, { keeperId, clientId, ofFeeder: id, why, change, createdAt: isoNow(clock) })
        const count = withinBounds(row.count + change)
        const moved = await changeFeeder(tx, keeperId, id, { count, ...pricedBy(move) })
        return shownIn(tx, actor, moved)
      }),

    /** What the meals of each animal cost in a year, the dearest first (FED-05). */
    listCosts: async ({ keeperId }: Actor, year: number): Promise<FeedingCosts[]> =>
      costsOf(await listPaidFeedings(db, keeperId, { from: `${year}-01-01`, to: `${year}-12-31` })),

    /** Forgets the names of changes of stock that were made long ago. */
    sweep: () => forgetMoves(db, isoAfter(clock, -namesKeptMs)),
  }
}

/** By how many pieces stock moves. */
const changeBy = ({ why, change = 0, count }: StockMove, before: number): number =>
  why === 'counted' ? (count ?? before) - before : change

/** What a piece costs from now on, where it was said what all that were bought cost. */
const pricedBy = ({ why, change, cost }: StockMove): { unitCost?: string } =>
  why === 'bought' && change !== undefined && cost ? { unitCost: unitCostOf(cost, change) } : {}

const valuesOf = (fields: Omit<FeederValues, 'likeKey'>): FeederValues => ({
  ...fields,
  ...deriveFeeder(fields),
})

/** A feeder as its owner reads it. */
function toFeeder(
  { keeperId: userId, likeKey, ...row }: FeederRow,
  thaw: ReadonlyMap<string, number>,
): Feeder {
  return { ...row, userId, isLow: isLow(row, thaw.get(likeKey) ?? 0) }
}
