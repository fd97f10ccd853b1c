import type {
  DueEgg,
  Egg,
  EggChange,
  EggQuery,
  IncubatingEgg,
  ListedEgg,
  SavedEgg,
} from '@clutchbook/domain/eggs/eggs.schema'
import type { DayRange } from '@clutchbook/domain/kernel/civil-day'
import type { Actor, Owner } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion, type CounterDeltas, moveCounts } from '../../platform/database/keeper-state.ts'
import { changesNothing } from '../../platform/database/unchanged.ts'
import type { ProjectLeaves } from '../breeding/breeding.hooks.ts'
import type { AnimalLeaves } from '../collection/collection.hooks.ts'
import { recomputeYoung } from '../collection/collection.service.ts'
import type { LeaveRecord } from '../collection/removal.hooks.ts'
import type { BoxLeaves } from '../incubation/incubation.hooks.ts'
import { createBreedingStatistics } from './breeding-statistics.ts'
import { followEggs } from './clutch-hatch.repository.ts'
import { forgetParents, forgetProjectInClutches } from './clutches.repository.ts'
import { createClutches } from './clutches.ts'
import { toEgg, toListedEgg } from './egg-answers.ts'
import {
  countDueEggs,
  type EggSelection,
  listEggs,
  listNewestIncubating,
  listNextToHatch,
} from './egg-lists.repository.ts'
import { placedChange } from './egg-placing.ts'
import {
  type EggsDependencies,
  ensureProject,
  ensureVersion,
  getEgg,
  nowOf,
  sayingNumberTaken,
} from './egg-reading.ts'
import { forgetBoxes } from './egg-stays.repository.ts'
import { noteStay } from './egg-stays.ts'
import { changedEggValues, incubating } from './egg-values.ts'
import { changeEgg, type EggRow, forgetProject, removeEgg } from './eggs.repository.ts'
import { followed } from './following.ts'
import { createHatching } from './hatching.ts'
import { createLaying } from './laying.ts'
import { createTakingBack } from './taking-back.ts'

export { listYoungOf } from './clutch-hatch.repository.ts'
export { type NamedClutch, readNamedClutches } from './clutch-naming.ts'
export { realignEggs, takeOutOfClutches, touchClutchesOfSires } from './clutch-realigning.ts'
export { changeClutchMove } from './clutch-telling.repository.ts'
export { listClutchTellers, tellClutch } from './clutch-telling.ts'
export { deriveClutch, deriveEgg } from './derive.ts'
export { type ClutchEndings, readEndings } from './hatch-foretelling.repository.ts'
export {
  createHatchTeller,
  type ForetoldClutch,
  type HatchTeller,
  readForetoldClutches,
} from './hatch-foretelling.ts'
export { followPair } from './pair-following.ts'

/** A page of eggs; `next` is the cursor of the following one. */
export type EggsPage = { readonly eggs: ListedEgg[]; readonly next: string | null }

/** Eggs in the incubator: the newest, and those that hatch next. */
export type IncubatingEggs = {
  readonly newestEggs: IncubatingEgg[]
  readonly hatchingNext: DueEgg[]
}

type Page = Pick<EggQuery, 'limit' | 'cursor'>

/** How many there are at most of each list. */
type Most = Readonly<Record<keyof IncubatingEggs, number>>

/** A project that is deleted leaves its eggs and clutches, which keep its name as text (BRD-50, CLU-10). */
export const leaveEggs: ProjectLeaves = async (tx, project) => {
  await forgetProject(tx, project)
  await forgetProjectInClutches(tx, project)
}

/** Animals that are deleted leave their clutches, which keep name, morph and species as text (CLU-10). */
export const leaveClutches: AnimalLeaves = (tx, ...animals) => {
  const [{ keeperId }] = animals
  return forgetParents(tx, keeperId, animals)
}

/** Boxes that are deleted leave their clutches and eggs (CLU-20). */
export const leaveBoxes: BoxLeaves = (tx, keeperId, boxIds) => forgetBoxes(tx, keeperId, boxIds)

/** The keeper's eggs. */
export function createEggsService(dependencies: EggsDependencies) {
  const { db, transact, clock, lineage, breeding, keepInTrash } = dependencies

  const list = async (actor: Actor, selection: EggSelection): Promise<EggsPage> => {
    const { rows, next } = await listEggs(db, actor.keeperId, selection)
    return { eggs: rows.map(toListedEgg), next }
  }

  const leave = async (tx: Tx, row: EggRow): Promise<CounterDeltas> => {
    const { keeperId, id } = row
    await lineage.detachEggs(tx, keeperId, [id])
    await removeEgg(tx, keeperId, id)
    const deltas = { eggs: -1, incubatingEggs: -incubating(row) }
    await bumpDataVersion(tx, keeperId, deltas)
    return deltas
  }

  return {
    ...createLaying(dependencies),
    ...createHatching(dependencies),
    ...createTakingBack(dependencies),
    clutches: createClutches(dependencies),
    getStatistics: createBreedingStatistics(dependencies),

    /** One own egg. Throws 'not-found' for a missing one and for another keeper's alike. */
    get: async (actor: Actor, id: number): Promise<Egg> => toEgg(await getEgg(db, actor, id)),

    list: (actor: Actor, query: EggQuery): Promise<EggsPage> => list(actor, query),

    /** Eggs in the incubator: so many of the newest (COL-07), and of those that hatch next. */
    listIncubating: async ({ keeperId }: Actor, most: Most): Promise<IncubatingEggs> => ({
      newestEggs: await listNewestIncubating(db, keeperId, most.newestEggs),
      hatchingNext: await listNextToHatch(db, keeperId, most.hatchingNext),
    }),

    /** How many eggs are due on each of some days, by project. */
    countDue: ({ keeperId }: Owner, window: DayRange, most: number) =>
      countDueEggs(db, keeperId, window, most),

    /** The eggs of an own project, by number as people count. */
    listOfProject: async (actor: Actor, projectId: number, page: Page): Promise<EggsPage> => {
      await breeding.get(actor, projectId)
      return list(actor, { ...page, projectId, sort: 'number' })
    },

    /** Changes an egg. With a version stated, throws 'stale-version' when it has moved on; then nothing is lost. */
    change: (actor: Actor, id: number, input: EggChange, version: number | null): Promise<SavedEgg> =>
      sayingNumberTaken(
        transact(async (tx) => {
          await bumpDataVersion(tx, actor.keeperId)
          const before = await getEgg(tx, actor, id)
          ensureVersion(before, version)
          const now = nowOf(clock, actor)
          const values = changedEggValues(before, await placedChange(tx, before, input), now)
          if (values.breedingProjectId !== before.breedingProjectId)
            await ensureProject(breeding, tx, actor, values.breedingProjectId)
          await noteStay(tx, {
            keeperId: actor.keeperId,
            of: { column: 'eggId', id },
            before: before.boxId,
            boxId: values.boxId,
            movedAt: input.movedAt,
            createdAt: now.moment,
          })
          const changed = changesNothing(before, values) ? before : await changeEgg(tx, id, values)
          if (changed.clutchId !== before.clutchId)
            await recomputeYoung(tx, actor.keeperId, await followEggs(tx, actor.keeperId, [id]))
          await moveCounts(tx, actor.keeperId, { incubatingEggs: incubating(values) - incubating(before) })
          return followed({ tx, actor, breeding, now }, changed, before)
        }),
      ),

    /** Deletes an egg; an animal that hatched from it stays. Throws 'stale-version' like a change. */
    remove: (actor: Actor, id: number, version: number | null): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const row = await getEgg(tx, actor, id)
        ensureVersion(row, version)
        const { breedingProjectId: projectId } = row
        const project = projectId === null ? undefined : await breeding.find(tx, actor, projectId)
        const note = project?.name ?? row.projectName
        const records = [{ id, label: row.eggNumber, note }]
        await keepInTrash(tx, { kind: 'eggs', keeperId, records }, async () => [await leave(tx, row)])
      }),

    /** How an egg leaves, whoever wants it to. */
    leave: (async (tx, keeperId, id) => leave(tx, await getEgg(tx, { keeperId }, id))) satisfies LeaveRecord,
  }
}

export type EggsService = ReturnType<typeof createEggsService>
