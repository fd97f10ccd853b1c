import { animalNotFound } from '@clutchbook/domain/collection/collection.errors'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { fieldsOfRow, sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import { seasonFactFields } from '@clutchbook/domain/season/season-facts.fields'
import type { SavedSeasonFact, SeasonFactChange } from '@clutchbook/domain/season/season-facts.schema'
import type { Actor } from '../../platform/actor.ts'
import { todayIn } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { changesNothing } from '../../platform/database/unchanged.ts'
import { ensureFact, ensureMale, ensureProject, readSurroundings, resolveVisits } from './fact-judging.ts'
import { type Followed, followFact, giveBack } from './fact-projects.ts'
import { type FactAt, getFact, type SeasonDependencies, toFact } from './fact-reading.ts'
import { changeFact, type FoundFact, listProjectsOf } from './season-facts.repository.ts'

/** A fact as it is to be. */
type Draft = ReturnType<typeof draftOf>

/** What a changed fact says; one that gets another male is of no project until that is found or named. */
function draftOf(before: FoundFact, { overlap: _overlap, ...change }: SeasonFactChange) {
  const said = sentFieldsOf(change)
  const isOtherMale = said.maleId !== undefined && said.maleId !== before.maleId
  return {
    ...fieldsOfRow(seasonFactFields, before),
    ...(isOtherMale ? { breedingProjectId: null } : {}),
    ...said,
  }
}

const tellsOtherwise = (before: FoundFact, draft: Draft): boolean =>
  (['kind', 'day', 'maleId', 'breedingProjectId'] as const).some((field) => before[field] !== draft[field])

/** Whether a male comes to her by a change, or stays longer; one that only leaves earlier meets no other female. */
function isComing(before: FoundFact, draft: Draft): boolean {
  if (draft.kind !== 'introduced') return false
  const isOther = (['kind', 'day', 'maleId'] as const).some((field) => before[field] !== draft[field])
  const staysLonger = before.until !== null && (draft.until === null || draft.until > before.until)
  return isOther || staysLonger
}

/** Whether a fact is still told of a male that was deleted, by his name. */
const keepsName = (before: FoundFact, { kind, maleId }: Draft): boolean =>
  maleId === null && before.maleId === null && before.maleName !== null && kind === before.kind

/** A change that is under way. */
type Judged = {
  readonly before: FoundFact
  readonly draft: Draft
  readonly overlap: SeasonFactChange['overlap']
  readonly today: CivilDay
}

/** Changes what was written down of females' seasons. */
export function createFactChanging({ transact, clock, breeding }: SeasonDependencies) {
  /** Has projects follow a fact that tells something else than before: what it moved is given back first. */
  const follow = async (tx: Tx, before: FoundFact, draft: Draft, today: CivilDay): Promise<Followed> => {
    const { keeperId, animalId, movedFrom, movedTo } = before
    if (!tellsOtherwise(before, draft))
      return { breedingProjectId: draft.breedingProjectId, movedFrom, movedTo, projectMoved: null }
    await giveBack(tx, before, today)
    const projects = await listProjectsOf(tx, keeperId, [animalId])
    return followFact(tx, keeperId, draft, { projects, today })
  }

  /** Throws where a fact can't be changed so, and settles where its male is. */
  const judge = async (tx: Tx, actor: Actor, { before, draft, overlap, today }: Judged): Promise<void> => {
    const { keeperId, animalId } = before
    const { day, maleId, breedingProjectId } = draft
    const around = await readSurroundings(tx, keeperId, [animalId], maleId)
    const female = around.females.get(animalId)
    if (!female) throw animalNotFound()
    // A male or a project that stays is not judged again.
    if (maleId !== before.maleId) await ensureMale(tx, keeperId, maleId)
    if (breedingProjectId !== null && breedingProjectId !== before.breedingProjectId)
      ensureProject(await breeding.find(tx, actor, breedingProjectId), animalId)
    ensureFact({ ...draft, id: before.id, isMaleGone: keepsName(before, draft) }, female, around, today)
    if (maleId === null || !isComing(before, draft)) return
    const visit = { femaleId: animalId, maleId, day }
    await resolveVisits(tx, keeperId, { visit, overlap, together: [] }, around)
  }

  return {
    /** Changes a fact. With a version stated, throws 'stale-version' when it has moved on; else like a new one. */
    change: (actor: Actor, at: FactAt, change: SeasonFactChange): Promise<SavedSeasonFact> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        const before = await getFact(tx, actor, at)
        const today = todayIn(clock, actor.timeZone)
        const draft = draftOf(before, change)
        await judge(tx, actor, { before, draft, overlap: change.overlap, today })
        const { projectMoved, ...followed } = await follow(tx, before, draft, today)
        const { id, linkedMaleName: _male, femaleName: _female, ...row } = before
        const maleName = keepsName(before, draft) ? before.maleName : null
        const values = { ...row, ...draft, ...followed, maleName, version: row.version + 1 }
        if (!changesNothing(before, values)) await changeFact(tx, id, values)
        const changed = toFact(await getFact(tx, actor, { ...at, version: null }))
        return projectMoved ? { ...changed, projectMoved } : changed
      }),
  }
}
