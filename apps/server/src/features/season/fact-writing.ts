import type { ProjectMove } from '@clutchbook/domain/breeding/breeding.schema'
import type { Changed } from '@clutchbook/domain/collection/several-animals.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { blankRowOf, sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import { seasonFactFields } from '@clutchbook/domain/season/season-facts.fields'
import type {
  NewSeasonFact,
  SavedSeasonFact,
  SeveralSeasonFacts,
} from '@clutchbook/domain/season/season-facts.schema'
import type { Actor } from '../../platform/actor.ts'
import { isoNow, todayIn } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import {
  ensureFact,
  ensureFemales,
  ensureMale,
  ensureProject,
  maleOf,
  readSurroundings,
  resolveVisits,
} from './fact-judging.ts'
import { followFact } from './fact-projects.ts'
import { getFact, type SeasonDependencies, toFact } from './fact-reading.ts'
import { createFacts, type FactValues } from './season-facts.repository.ts'

/** The females of a call, and the field that names them; null where the path does. */
type Named = { readonly ids: readonly number[]; readonly field: 'ids' | null }

/** A fact that was stored, and what became of its project. */
type Made = { readonly id: number; readonly projectMoved: ProjectMove | null }

/** What of a body is stored, blank where nothing is said. */
const draftOf = ({ overlap: _overlap, ...said }: NewSeasonFact, today: CivilDay) => ({
  ...{ ...blankRowOf(seasonFactFields), day: today },
  ...sentFieldsOf(said),
  kind: said.kind,
})

/** Writes down what happens in females' seasons (SEA-02). */
export function createFactWriting({ transact, clock, breeding }: SeasonDependencies) {
  /** Stores a fact of each female; all of them or none. */
  const addTo = async (tx: Tx, actor: Actor, input: NewSeasonFact, named: Named): Promise<Made[]> => {
    const { keeperId } = actor
    const { ids, field } = named
    await bumpDataVersion(tx, keeperId)
    const today = todayIn(clock, actor.timeZone)
    const draft = draftOf(input, today)
    const around = await readSurroundings(tx, keeperId, ids, draft.maleId)
    const females = ensureFemales(ids, around, field)
    await ensureMale(tx, keeperId, draft.maleId)
    const project =
      draft.breedingProjectId === null ? null : await breeding.find(tx, actor, draft.breedingProjectId)
    const created = { keeperId, version: 1, createdAt: isoNow(clock), maleName: null }
    const values: FactValues[] = []
    const moves: (ProjectMove | null)[] = []
    for (const female of females) {
      ensureProject(project, female.id)
      const fact = { ...draft, maleId: maleOf(draft, female.id, around) }
      ensureFact({ ...fact, id: 0 }, female, around, today)
      if (fact.kind === 'introduced' && fact.maleId !== null) {
        const visit = { femaleId: female.id, maleId: fact.maleId, day: fact.day }
        await resolveVisits(tx, keeperId, { visit, overlap: input.overlap, together: females }, around)
      }
      const projects = around.projects.filter(({ femaleId }) => femaleId === female.id)
      const { projectMoved, ...followed } = await followFact(tx, keeperId, fact, { projects, today })
      moves.push(projectMoved)
      values.push({ ...fact, ...followed, ...created, animalId: female.id })
    }
    const made = await createFacts(tx, values)
    return made.map((id, at) => ({ id, projectMoved: moves[at] ?? null }))
  }

  return {
    /**
     * Writes down a fact. Throws 'taken' for a second ovulation or shed of a cycle, and for a male who is with another female
     * where nothing is said of that.
     */
    create: (actor: Actor, animalId: number, input: NewSeasonFact): Promise<SavedSeasonFact> =>
      transact((tx) =>
        answerOnce(tx, clock, keyedBy(actor, ['season fact', animalId, input]), async () => {
          const [made] = await addTo(tx, actor, input, { ids: [animalId], field: null })
          const row = await getFact(tx, actor, { animalId, id: made?.id ?? 0, version: null })
          return { ...toFact(row), ...(made?.projectMoved ? { projectMoved: made.projectMoved } : {}) }
        }),
      ),

    /** Writes down the same of several females. All of it or nothing. */
    createSeveral: (actor: Actor, { ids, ...input }: SeveralSeasonFacts): Promise<Changed> =>
      transact((tx) =>
        answerOnce(tx, clock, keyedBy(actor, ['season facts', ids, input]), async () => {
          const made = await addTo(tx, actor, input, { ids, field: 'ids' })
          return { ids: made.map(({ id }) => id) }
        }),
      ),
  }
}
