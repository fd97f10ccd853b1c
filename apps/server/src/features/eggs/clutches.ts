import type { Clutch, ClutchQuery, WholeClutch } from '@clutchbook/domain/clutches/clutches.schema'
import { daysOfSeason } from '@clutchbook/domain/clutches/season.rules'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion, type CounterDeltas } from '../../platform/database/keeper-state.ts'
import { answerOnce } from '../../platform/database/request-keys.ts'
import { readSeasonSettings } from '../breeding/breeding.service.ts'
import { recomputeYoung } from '../collection/collection.service.ts'
import type { LeaveRecord } from '../collection/removal.hooks.ts'
import { toClutches } from './clutch-answers.ts'
import { createClutchChanging } from './clutch-changing.ts'
import { listYoungOf } from './clutch-hatch.repository.ts'
import { createClutchHatching } from './clutch-hatching.ts'
import { createClutchLaying } from './clutch-laying.ts'
import { findListedClutch, listClutches, type SeasonDays } from './clutch-lists.repository.ts'
import { createClutchLog } from './clutch-log.ts'
import { moveEggsIn } from './clutch-moving.ts'
import { ensureClutchVersion, getClutch, readClutch } from './clutch-reading.ts'
import { tellClutch } from './clutch-telling.ts'
import { type ClutchRow, changeClutch, listEggsOfClutch, removeClutch } from './clutches.repository.ts'
import { type EggsDependencies, keyed, nowOf, sayingNumberTaken } from './egg-reading.ts'
import { incubating } from './egg-values.ts'
import { createThermal } from './thermal.ts'

/** A page of clutches; `next` is the cursor of the following one. */
export type ClutchesPage = { readonly clutches: Clutch[]; readonly next: string | null }

/** The keeper's clutches. A foreign clutch is 'not-found'. */
export function createClutches(dependencies: EggsDependencies) {
  const { db, transact, clock, lineage, clutchLeaves, keepInTrash } = dependencies

  /** A clutch goes with its eggs; what hatched from them stays, and its links without them. */
  const leave = async (tx: Tx, row: ClutchRow): Promise<CounterDeltas> => {
    const { keeperId, id } = row
    for (const leaveClutch of clutchLeaves) await leaveClutch(tx, row)
    const eggs = await listEggsOfClutch(tx, keeperId, id)
    const young = await listYoungOf(tx, keeperId, id)
    await lineage.detachEggs(
      tx,
      keeperId,
      eggs.map((egg) => egg.id),
    )
    await lineage.detachClutch(tx, keeperId, id)
    await recomputeYoung(tx, keeperId, young)
    await removeClutch(tx, keeperId, id)
    const incubatingEggs = eggs.reduce((sum, egg) => sum - incubating(egg), 0)
    const deltas = { eggs: -eggs.length, incubatingEggs }
    await bumpDataVersion(tx, keeperId, deltas)
    return deltas
  }

  const seasonDays = async (keeperId: number, season: number): Promise<SeasonDays> => {
    const { firstDay } = await readSeasonSettings(db, keeperId)
    return { season, days: daysOfSeason(season, firstDay) }
  }

  return {
    ...createClutchLaying(dependencies),
    ...createClutchChanging(dependencies),
    hatching: createClutchHatching(dependencies),
    log: createClutchLog(dependencies),

    /** One page of clutches; who asks for their counts alone leaves out what sex their young likely are, which takes every hour. */
    list: async (
      { keeperId }: Actor,
      { season, ...query }: ClutchQuery,
      { withSex = true } = {},
    ): Promise<ClutchesPage> => {
      const of = season === undefined ? undefined : await seasonDays(keeperId, season)
      const { rows, next } = await listClutches(db, keeperId, { ...query, season: of })
      return { clutches: await toClutches(db, keeperId, rows, withSex ? clock.now() : null), next }
    },

    get: (actor: Actor, id: number): Promise<WholeClutch> => readClutch(db, clock, actor, id),

    thermalHistory: createThermal(dependencies),

    /** Moves eggs into a clutch and its project, one version on. All of them or none. */
    moveIn: (actor: Actor, id: number, ids: readonly number[]): Promise<WholeClutch> =>
      sayingNumberTaken(
        transact((tx) =>
          answerOnce(tx, clock, keyed(actor, `into clutch ${id}`, ids), async () => {
            await bumpDataVersion(tx, actor.keeperId)
            const clutch = await getClutch(tx, actor, id)
            const { id: _id, codeKey: _key, ...row } = clutch
            const isParthenogenetic = Boolean(row.isParthenogenetic)
            await changeClutch(tx, id, { ...row, isParthenogenetic, version: row.version + 1 })
            const now = nowOf(clock, actor)
            await moveEggsIn({ tx, actor, now }, clutch, ids, 'ids')
            await tellClutch(tx, clutch, now.today)
            return readClutch(tx, clock, actor, id)
          }),
        ),
      ),

    /** Deletes a clutch with its eggs, as one entry of the trash. Throws 'stale-version' like a change. */
    remove: (actor: Actor, id: number, version: number | null): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const row = await getClutch(tx, actor, id)
        await ensureClutchVersion(tx, clock, row, version)
        const listed = await findListedClutch(tx, keeperId, id)
        const [shown] = listed ? await toClutches(tx, keeperId, [listed], clock.now()) : []
        const note = shown?.projectName ?? shown?.femaleName ?? null
        const records = [{ id, label: row.code, note }]
        await keepInTrash(tx, { kind: 'clutches', keeperId, records }, async () => [await leave(tx, row)])
      }),

    /** How a clutch leaves, whoever wants it to. */
    leave: (async (tx, keeperId, id) =>
      leave(tx, await getClutch(tx, { keeperId }, id))) satisfies LeaveRecord,
  }
}
