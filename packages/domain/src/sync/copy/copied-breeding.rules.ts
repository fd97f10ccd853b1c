import { projectNotFound } from '../../breeding/breeding.errors.ts'
import { isActiveStatus } from '../../breeding/breeding.rules.ts'
import type { Project } from '../../breeding/breeding.schema.ts'
import { projectSearchText } from '../../breeding/project-keys.rules.ts'
import { animalNotFound } from '../../collection/collection.errors.ts'
import type { Animal } from '../../collection/collection.schema.ts'
import { eggNotFound } from '../../eggs/eggs.errors.ts'
import { expectedHatchDay } from '../../eggs/eggs.rules.ts'
import type { Egg, ListedEgg } from '../../eggs/eggs.schema.ts'
import { keyWithBlanksLast, searchForm } from '../../kernel/text-order.ts'
import { thumbOf } from './copied-animals.rules.ts'
import { type CopiedOrder, newestFirst, pageOf } from './copied-pages.rules.ts'
import {
  type Asked,
  type Copied,
  type Copy,
  flagIn,
  getRow,
  onceFor,
  rowOf,
  rowsOf,
  textIn,
  whole,
} from './copy.ts'

type Counts = Pick<Project, 'eggCount' | 'incubatingCount' | 'hatchedCount' | 'offspringCount'>

/** What a project says itself; what it shows of others is joined to it. */
type SyncedProject = Omit<Project, keyof Counts | 'malePhoto' | 'femalePhoto'>
export type SyncedEgg = Egg & { readonly projectName: string | null }
type SyncedOffspring = {
  readonly id: number
  readonly reptileId: number
  readonly breedingProjectId: number | null
  readonly eggId: number | null
}

const noCounts: Counts = { eggCount: 0, incubatingCount: 0, hatchedCount: 0, offspringCount: 0 }

/** What hangs on each project. */
const countsByProject = onceFor((copy) => {
  const counts = new Map<number, Counts>()
  const count = (projectId: number | null, of: readonly (keyof Counts)[]): void => {
    if (projectId === null) return
    const sum = { ...(counts.get(projectId) ?? noCounts) }
    for (const name of of) sum[name] += 1
    counts.set(projectId, sum)
  }
  for (const { breedingProjectId, status } of rowsOf<SyncedEgg>(copy, 'eggs')) {
    count(breedingProjectId, ['eggCount'])
    if (status === 'Incubating') count(breedingProjectId, ['incubatingCount'])
    if (status === 'Hatched') count(breedingProjectId, ['hatchedCount'])
  }
  for (const { breedingProjectId } of rowsOf<SyncedOffspring>(copy, 'offspring'))
    count(breedingProjectId, ['offspringCount'])
  return counts
})

const partnerOf = (copy: Copy, id: number | null) => rowOf<Animal>(copy, 'animals', id)

/** A project as the server answers it: what is linked is told as it is now, of what was deleted as it was then. */
function toProject(copy: Copy, project: SyncedProject): Project {
  const [sire, dam] = [partnerOf(copy, project.maleId), partnerOf(copy, project.femaleId)]
  return {
    ...project,
    maleName: sire?.name ?? project.maleName,
    femaleName: dam?.name ?? project.femaleName,
    maleMorph: project.maleId === null ? project.maleMorph : (sire?.morph ?? null),
    femaleMorph: project.femaleId === null ? project.femaleMorph : (dam?.morph ?? null),
    malePhoto: sire ? thumbOf(sire) : null,
    femalePhoto: dam ? thumbOf(dam) : null,
    species: dam?.species ?? sire?.species ?? project.species,
    ...(countsByProject(copy).get(project.id) ?? noCounts),
  }
}

/** Name, code and status of the project, and the names of its animals alone (BRD-Q09). */
function matches(copy: Copy, project: SyncedProject, term: string): boolean {
  const names = [project.maleId, project.femaleId].map((id) => partnerOf(copy, id)?.name ?? '')
  return [projectSearchText(project), ...names.map(searchForm)].some((text) => text.includes(term))
}

/** The projects, newest first. */
export function listCopiedProjects(copy: Copy, { query }: Asked): Copied {
  const term = searchForm(textIn(query, 'q') ?? '')
  const [status, active] = [textIn(query, 'status'), flagIn(query, 'active')]
  const chosen = rowsOf<SyncedProject>(copy, 'breeding-projects').filter(
    (project) =>
      (status === undefined || project.status === status) &&
      (active === undefined || isActiveStatus(project.status) === active) &&
      (term === '' || matches(copy, project, term)),
  )
  return pageOf(chosen, newestFirst, query, (project) => toProject(copy, project))
}

/** The projects in which an animal is the male or the female. Throws 'not-found' as the server does. */
export function listCopiedProjectsOfAnimal(copy: Copy, { params }: Asked): Copied {
  const { id } = getRow(copy, 'animals', params.id, animalNotFound)
  const chosen = rowsOf<SyncedProject>(copy, 'breeding-projects').filter(
    ({ maleId, femaleId }) => maleId === id || femaleId === id,
  )
  return pageOf(chosen, newestFirst, {}, (project) => toProject(copy, project))
}

/** One project. Throws 'not-found' as the server does. */
export function getCopiedProject(copy: Copy, { params }: Asked): Copied {
  const project = getRow<SyncedProject>(copy, 'breeding-projects', params.id, projectNotFound)
  return whole(toProject(copy, project))
}

/** The animal that hatched from each egg; the first of several. */
const hatchlingsByEgg = onceFor((copy) => {
  const hatchlings = new Map<number, number>()
  for (const { eggId, reptileId } of rowsOf<SyncedOffspring>(copy, 'offspring'))
    if (eggId !== null) hatchlings.set(eggId, Math.min(reptileId, hatchlings.get(eggId) ?? reptileId))
  return hatchlings
})

/** The project of an egg as it is called now, or was when the egg was left without it. */
export const projectNameOf = (copy: Copy, { breedingProjectId, projectName }: SyncedEgg): string | null =>
  rowOf<SyncedProject>(copy, 'breeding-projects', breedingProjectId)?.name ?? projectName

const toListedEgg = (copy: Copy, egg: SyncedEgg): ListedEgg => ({
  ...egg,
  projectName: projectNameOf(copy, egg),
  hatchlingId: hatchlingsByEgg(copy).get(egg.id) ?? null,
})

export const byDueDay: CopiedOrder<SyncedEgg> = { keyOf: expectedHatchDay, direction: 'asc' }
const byNumber: CopiedOrder<SyncedEgg> = {
  keyOf: ({ eggNumber }) => keyWithBlanksLast(eggNumber),
  direction: 'asc',
}

/** Eggs as lists carry them. */
export function listCopiedEggs(copy: Copy, { query }: Asked): Copied {
  const [status, loose] = [textIn(query, 'status'), flagIn(query, 'loose')]
  const chosen = rowsOf<SyncedEgg>(copy, 'eggs').filter(
    (egg) =>
      (status === undefined || egg.status === status) &&
      (loose === undefined || (egg.breedingProjectId === null) === loose),
  )
  const order = textIn(query, 'sort') === 'due' ? byDueDay : newestFirst
  return pageOf(chosen, order, query, (egg) => toListedEgg(copy, egg))
}

/** The eggs of a project, by number as people count. Throws 'not-found' as the server does. */
export function listCopiedEggsOfProject(copy: Copy, { params, query }: Asked): Copied {
  const { id } = getRow(copy, 'breeding-projects', params.id, projectNotFound)
  const chosen = rowsOf<SyncedEgg>(copy, 'eggs').filter((egg) => egg.breedingProjectId === id)
  return pageOf(chosen, byNumber, query, (egg) => toListedEgg(copy, egg))
}

/** Some eggs by number as people count, as lists carry them. */
export const listedEggsOf = (copy: Copy, isOne: (egg: SyncedEgg) => boolean): ListedEgg[] =>
  pageOf(rowsOf<SyncedEgg>(copy, 'eggs').filter(isOne), byNumber, {}, (egg) => toListedEgg(copy, egg))
    .body as ListedEgg[]

/** One egg. Throws 'not-found' as the server does. */
export function getCopiedEgg(copy: Copy, { params }: Asked): Copied {
  const { projectName: _, ...shown } = getRow<SyncedEgg>(copy, 'eggs', params.id, eggNotFound)
  return whole(shown)
}
