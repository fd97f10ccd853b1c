import { animalNotFound, animalsNotFound } from '@clutchbook/domain/collection/collection.errors'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { DomainError, refuseField } from '@clutchbook/domain/kernel/domain-error'
import { cycleConflict, type DatedFact, type LaidClutch } from '@clutchbook/domain/season/cycles.rules'
import {
  factMaleNotFound,
  factProjectNotFound,
  maleIsElsewhere,
  refuseInCycle,
} from '@clutchbook/domain/season/season-facts.errors'
import {
  type FactFields,
  factMessages,
  factProblems,
  type Overlap,
} from '@clutchbook/domain/season/season-facts.rules'
import { maleWith, type Visit, visitsElsewhere } from '@clutchbook/domain/season/visits.rules'
import type { Tx } from '../../platform/database/database.ts'
import { readSeasonSettings } from '../breeding/breeding.service.ts'
import { toLaid } from './laid-clutches.ts'
import {
  endIntroductions,
  listFacts,
  listIntroductions,
  listLaid,
  listPartners,
  listProjectsOf,
  type PartnerRow,
} from './season-facts.repository.ts'

/** A fact that is about to be stored, as it is judged; `id` is its own where it is there already, else 0. */
export type JudgedFact = FactFields & { readonly id: number }

/** Introductions as they are judged, with what the female is called. */
type Introduction = Visit & { readonly id: number; readonly femaleName: string }

/** All that facts of some females are judged by, read for all of them at once. */
export type Surroundings = {
  readonly females: ReadonlyMap<number, PartnerRow>
  readonly facts: ReadonlyMap<number, DatedFact[]>
  readonly clutches: ReadonlyMap<number, LaidClutch[]>
  readonly projects: Awaited<ReturnType<typeof listProjectsOf>>
  readonly introductions: readonly Introduction[]
}

/** Reads what is around some own females, and around a male that is named. */
export async function readSurroundings(
  tx: Tx,
  keeperId: number,
  animalIds: readonly number[],
  maleId: number | null,
): Promise<Surroundings> {
  const partners = await listPartners(tx, keeperId, animalIds)
  const facts = await listFacts(tx, keeperId, animalIds)
  const laid = await listLaid(tx, keeperId, animalIds)
  const projects = await listProjectsOf(tx, keeperId, animalIds)
  const maleIds = [maleId, ...projects.map((project) => project.maleId)].filter((id) => id !== null)
  const introductions = await listIntroductions(tx, keeperId, { maleIds, femaleIds: animalIds })
  const { firstDay } = await readSeasonSettings(tx, keeperId)
  const clutches = laid.map((clutch) => ({ ...toLaid(clutch, firstDay), femaleId: clutch.femaleId }))
  return {
    females: new Map(partners.map((partner) => [partner.id, partner])),
    facts: Map.groupBy(facts, ({ animalId }) => animalId),
    clutches: Map.groupBy(clutches, ({ femaleId }) => femaleId ?? 0),
    projects,
    introductions: introductions.flatMap(({ maleId: of, ...visit }) =>
      of === null ? [] : [{ ...visit, maleId: of }],
    ),
  }
}

/** What of a fact is asked for: kind, day and links as they are sent. */
type Asked = {
  readonly kind: FactFields['kind']
  readonly day: CivilDay
  readonly maleId: number | null
  readonly breedingProjectId: number | null
}

/**
 * The male of a fact: the one that is named, else that of the project that is named; of a lock the one that is with her.
 * Facts of other kinds have none.
 */
export function maleOf(
  { kind, day, maleId, breedingProjectId }: Asked,
  femaleId: number,
  { projects, introductions }: Surroundings,
): number | null {
  if (maleId !== null || (kind !== 'introduced' && kind !== 'lock')) return maleId
  const visiting = kind === 'lock' ? maleWith(introductions, femaleId, day) : null
  return visiting ?? projects.find(({ id }) => id === breedingProjectId)?.maleId ?? null
}

/** Throws 'not-found' for a male that is not the keeper's own, and 'not-valid' for an animal that is no male. */
export async function ensureMale(tx: Tx, keeperId: number, maleId: number | null): Promise<void> {
  if (maleId === null) return
  const [male] = await listPartners(tx, keeperId, [maleId])
  if (!male) throw factMaleNotFound()
  if (male.sex !== 'Male') throw refuseField('maleId', factMessages.notMale)
}

/**
 * Throws 'not-found' for a project that is named and not the keeper's own (undefined), and 'not-valid' for one that pairs
 * another female; null is none named.
 */
export function ensureProject(
  project: { readonly femaleId: number | null } | null | undefined,
  femaleId: number,
): void {
  if (project === undefined) throw factProjectNotFound()
  if (project !== null && project.femaleId !== femaleId)
    throw refuseField('breedingProjectId', factMessages.otherFemale)
}

/**
 * The own females of a call in the order of their numbers. Throws 'not-found' where one is not the keeper's own, and
 * 'not-valid' where one is no female; `field` names them, or null where the path does.
 */
export function ensureFemales(
  ids: readonly number[],
  { females }: Surroundings,
  field: 'ids' | null,
): PartnerRow[] {
  const found = ids.flatMap((id) => females.get(id) ?? [])
  if (found.length < ids.length)
    throw field === null ? animalNotFound() : animalsNotFound(ids.length - found.length)
  if (found.every(({ sex }) => sex === 'Female')) return found
  throw refuseField(field ?? 'id', factMessages.notFemale)
}

/** Throws where a fact of an own female can't be (SEA-03). */
export function ensureFact(
  { id, ...fact }: JudgedFact,
  female: PartnerRow,
  { facts, clutches }: Surroundings,
  today: CivilDay,
): void {
  const problems = factProblems(fact, { today, born: female.dateOfBirth })
  const [message] = Object.values(problems)
  if (message !== undefined) throw new DomainError('not-valid', message, problems)
  const { kind, day } = fact
  const others = (facts.get(female.id) ?? []).filter((other) => other.id !== id)
  const conflict = cycleConflict({ id, kind, day }, others, clutches.get(female.id) ?? [])
  if (conflict) throw refuseInCycle(conflict)
}

/** A male that is introduced, and what is to become of his visits to others. */
type Introduced = {
  readonly visit: Omit<Visit, 'until'>
  readonly overlap: Overlap | undefined
  /** The females of the same call: he comes to all of them on one day. */
  readonly together: readonly Pick<PartnerRow, 'id' | 'name'>[]
}

/**
 * Ends the visits of a male to other females where he is introduced to one, or lets them be (SEA-04). Throws 'taken', naming
 * her, where nothing is said of it.
 */
export async function resolveVisits(
  tx: Tx,
  keeperId: number,
  { visit, overlap, together }: Introduced,
  { introductions }: Surroundings,
): Promise<void> {
  const [leader] = together
  if (leader && leader.id !== visit.femaleId) {
    if (overlap === undefined) throw maleIsElsewhere(leader.name, visit.day)
    // His visits to others were settled with the first.
    return
  }
  const others = visitsElsewhere(introductions, visit).filter(({ femaleId }) =>
    together.every(({ id }) => id !== femaleId),
  )
  const [first] = others
  if (first && overlap === undefined) throw maleIsElsewhere(first.femaleName, first.day)
  if (overlap !== 'end') return
  await endIntroductions(
    tx,
    keeperId,
    others.map(({ id }) => id),
    visit.day,
  )
}
