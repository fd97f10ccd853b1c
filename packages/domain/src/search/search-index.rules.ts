import uFuzzy from '@leeoniya/ufuzzy'
import { searchForm } from '../kernel/text-order.ts'
import type { Found } from './search.schema.ts'

/** Of each kind the newest are looked through, which bounds what one question can cost. */
export const mostOfAKind = 20_000

/** Where more lines than this hold the words, they are too many to be put in order: the newest stand first. */
const mostRanked = 1000

/** One slip in each word is forgiven: a letter too many, too few, wrong, or two that changed places. Letters of any script. */
const matcher = new uFuzzy({
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
})

/** Everything of one keeper as lines of words, and what each line stands for. */
export type SearchIndex = { readonly lines: string[]; readonly finds: readonly Found[] }

type Numbered = { readonly id: number }
type AnimalWords = Numbered & {
  readonly name: string
  readonly species: string
  readonly morph: string | null
  readonly customId: string | null
  readonly isArchived: unknown
}
type ProjectWords = Numbered & {
  readonly name: string
  readonly projectCode: string | null
  readonly status: string
}
type EggWords = Numbered & {
  readonly eggNumber: string
  readonly status: string
  readonly breedingProjectId: number | null
  readonly projectName: string | null
  /** The name of the project as it is now; `projectName` is what a deleted one was called. */
  readonly linkedProjectName: string | null
}
type EventWords = Numbered & { readonly title: string; readonly type: string; readonly startDate: string }
type PlaceWords = Numbered & {
  readonly name: string
  readonly code: string | null
  readonly outerName: string | null
}

/** What is written on the newest of each kind, the newest first. */
export type SearchedWords = {
  readonly animals: readonly AnimalWords[]
  readonly projects: readonly ProjectWords[]
  readonly eggs: readonly EggWords[]
  readonly events: readonly EventWords[]
  readonly places: readonly PlaceWords[]
}

/** Everything that is looked through. */
export function searchIndexOf({ animals, projects, eggs, events, places }: SearchedWords): SearchIndex {
  const finds = [
    ...animals.map(toAnimal),
    ...projects.map(toProject),
    ...eggs.map(toEgg),
    ...events.map(toEvent),
    ...places.map(toFoundPlace),
  ]
  return { finds, lines: finds.map(lineOf) }
}

/** What fits the words best stands first; words may come in any order. Blank words find nothing. */
export function findIn({ lines, finds }: SearchIndex, q: string, limit: number): Found[] {
  const words = comparedForm(q)
  if (words === '') return []
  return nearest(lines, words)
    .slice(0, limit)
    .flatMap((place) => finds[place] ?? [])
}

/** The places of the lines that fit. */
function nearest(lines: string[], words: string): readonly number[] {
  const [places, info, order] = matcher.search(lines, words, 1, mostRanked)
  if (!places) return []
  return order ? order.map((rank) => info.idx[rank] ?? -1) : places
}

/** Words as they are compared: in the form in which texts are searched, and without the marks on Latin letters. */
const comparedForm = (text: string): string => uFuzzy.latinize(searchForm(text))

/** The title leads, so that what begins with the words that were asked for stands before what only holds them. */
const lineOf = ({ title, detail }: Found): string => comparedForm(`${title}\n${detail ?? ''}`)

const nothingMore = { projectId: null, day: null, isArchived: false } as const

const inWords = (...parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null && part !== '').join(' · ') || null

const toAnimal = ({ id, name, species, morph, customId, isArchived }: AnimalWords): Found => ({
  ...nothingMore,
  kind: 'animal',
  id,
  title: name,
  detail: inWords(morph, species, customId),
  isArchived: Boolean(isArchived),
})

const toProject = ({ id, name, projectCode, status }: ProjectWords): Found => ({
  ...nothingMore,
  kind: 'project',
  id,
  title: name,
  detail: inWords(projectCode, status),
})

const toEgg = (egg: EggWords): Found => ({
  ...nothingMore,
  kind: 'egg',
  id: egg.id,
  title: egg.eggNumber,
  detail: inWords(egg.linkedProjectName ?? egg.projectName, egg.status),
  projectId: egg.breedingProjectId,
})

const toEvent = ({ id, title, type, startDate }: EventWords): Found => ({
  ...nothingMore,
  kind: 'event',
  id,
  title,
  detail: type,
  day: startDate,
})

const toFoundPlace = ({ id, name, code, outerName }: PlaceWords): Found => ({
  ...nothingMore,
  kind: 'place',
  id,
  title: name,
  detail: inWords(code, outerName),
})
