import { searchForm } from '@clutchbook/domain/kernel/text-order'
import type { Found } from '@clutchbook/domain/search/search.schema'
import uFuzzy from '@leeoniya/ufuzzy'
import type { Db } from '../../platform/database/database.ts'
import {
  listAnimalWords,
  listEggWords,
  listEventWords,
  listPlaceWords,
  listProjectWords,
} from './search.repository.ts'

/** Everything of one keeper as lines of words, and what each line stands for. */
export type SearchIndex = { readonly lines: string[]; readonly finds: readonly Found[] }

/** Words as they are compared: in the form in which texts are searched, and without the marks on Latin letters. */
export const comparedForm = (text: string): string => uFuzzy.latinize(searchForm(text))

/** Reads what a keeper has. Cost: one query a kind, and memory in proportion to what is written. */
export async function readIndex(db: Db, keeperId: number): Promise<SearchIndex> {
  const finds = [
    ...(await listAnimalWords(db, keeperId)).map(toAnimal),
    ...(await listProjectWords(db, keeperId)).map(toProject),
    ...(await listEggWords(db, keeperId)).map(toEgg),
    ...(await listEventWords(db, keeperId)).map(toEvent),
    ...(await listPlaceWords(db, keeperId)).map(toFoundPlace),
  ]
  return { finds, lines: finds.map(lineOf) }
}

/** The title leads, so that what begins with the words that were asked for stands before what only holds them. */
const lineOf = ({ title, detail }: Found): string => comparedForm(`${title}\n${detail ?? ''}`)

const nothingMore = { projectId: null, day: null, isArchived: false } as const

const inWords = (...parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null && part !== '').join(' · ') || null

type AnimalWords = Awaited<ReturnType<typeof listAnimalWords>>[number]

const toAnimal = ({ id, name, species, morph, customId, isArchived }: AnimalWords): Found => ({
  ...nothingMore,
  kind: 'animal',
  id,
  title: name,
  detail: inWords(morph, species, customId),
  isArchived: Boolean(isArchived),
})

type ProjectWords = Awaited<ReturnType<typeof listProjectWords>>[number]

const toProject = ({ id, name, projectCode, status }: ProjectWords): Found => ({
  ...nothingMore,
  kind: 'project',
  id,
  title: name,
  detail: inWords(projectCode, status),
})

type EggWords = Awaited<ReturnType<typeof listEggWords>>[number]

const toEgg = (egg: EggWords): Found => ({
  ...nothingMore,
  kind: 'egg',
  id: egg.id,
  title: egg.eggNumber,
  detail: inWords(egg.linkedProjectName ?? egg.projectName, egg.status),
  projectId: egg.breedingProjectId,
})

type EventWords = Awaited<ReturnType<typeof listEventWords>>[number]

const toEvent = ({ id, title, type, startDate }: EventWords): Found => ({
  ...nothingMore,
  kind: 'event',
  id,
  title,
  detail: type,
  day: startDate,
})

type PlaceWords = Awaited<ReturnType<typeof listPlaceWords>>[number]

const toFoundPlace = ({ id, name, code, outerName }: PlaceWords): Found => ({
  ...nothingMore,
  kind: 'place',
  id,
  title: name,
  detail: inWords(code, outerName),
})
