import { type AnimalSearched, animalSearchText, weightKey } from '../../collection/animal-keys.rules.ts'
import { animalNotFound } from '../../collection/collection.errors.ts'
import type { AnimalList, AnimalSort } from '../../collection/collection.rules.ts'
import type { Animal, AnimalCard, SpeciesCount } from '../../collection/collection.schema.ts'
import { profilePhotoOf } from '../../collection/profile-photo.rules.ts'
import { mostFrequentFirst } from '../../collection/species-order.rules.ts'
import { keyWithBlanksLast, searchForm } from '../../kernel/text-order.ts'
import { type CopiedOrder, newestFirst, pageOf } from './copied-pages.rules.ts'
import { lastMealsOf } from './copied-records.rules.ts'
import { copiedTreeOf } from './copied-tree.rules.ts'
import {
  type Asked,
  type Copied,
  type Copy,
  getRow,
  numberIn,
  onceFor,
  rowOf,
  rowsOf,
  textIn,
  whole,
} from './copy.ts'

/** Which animals a list holds (COL-129). */
export const inList: Readonly<Record<AnimalList, (animal: Animal) => boolean>> = {
  all: () => true,
  main: ({ isArchived, isHoldback }) => !isArchived && !isHoldback,
  holdbacks: ({ isArchived, isHoldback }) => !isArchived && isHoldback,
  archived: ({ isArchived }) => isArchived,
}

const searchTexts = onceFor(() => new Map<number, string>())

/** What an animal is found by, made when it is first looked for. */
function searchTextOf(copy: Copy, animal: AnimalSearched & { readonly id: number }): string {
  const known = searchTexts(copy)
  const text = known.get(animal.id) ?? animalSearchText(animal)
  known.set(animal.id, text)
  return text
}

/** One list of animals, narrowed and in order as the server's. Null for what stands in a place that the copy has not. */
export async function listCopiedAnimals(copy: Copy, list: AnimalList, asked: Asked): Promise<Copied | null> {
  const { query } = asked
  const place = numberIn(query, 'placeId')
  if (place !== undefined && !rowOf(copy, 'places', place)) return null
  const fits = [...conditionsOf(copy, query), ...(await carrying(copy, asked))]
  const chosen = rowsOf<Animal>(copy, 'animals').filter(
    (animal) => inList[list](animal) && fits.every((fit) => fit(animal)),
  )
  const order = orderOf(copy, (textIn(query, 'sort') ?? 'newest') as AnimalSort)
  return pageOf(chosen, order, query, (animal) => cardOf(copy, animal))
}

type Condition = (animal: Animal) => boolean

/** Nothing but a list that asks for a gene needs what is known of genes. */
async function carrying(copy: Copy, asked: Asked): Promise<Condition[]> {
  const { gene, form } = asked.query
  if (gene === undefined && form === undefined) return []
  const { findCopiedCarriers } = await import('./copied-genes.rules.ts')
  const carriers = await findCopiedCarriers(copy, asked)
  return [({ id }) => carriers.has(id)]
}

function conditionsOf(copy: Copy, query: Asked['query']): Condition[] {
  const conditions: Condition[] = []
  const term = searchForm(textIn(query, 'q') ?? '')
  const [species, sex, fedBefore] = ['species', 'sex', 'fedBefore'].map((name) => textIn(query, name))
  const [placeId, clutchId] = [numberIn(query, 'placeId'), numberIn(query, 'clutchId')]
  if (term) conditions.push((animal) => searchTextOf(copy, animal).includes(term))
  if (species) conditions.push((animal) => animal.species === species)
  if (sex) conditions.push((animal) => animal.sex === sex)
  if (fedBefore) conditions.push(({ id }) => (lastMealsOf(copy).get(id) ?? '') < fedBefore)
  if (clutchId !== undefined) conditions.push((animal) => animal.clutchId === clutchId)
  if (placeId !== undefined) {
    const within = new Set<number | null>(
      copiedTreeOf(copy)
        .under(placeId)
        .map(({ id }) => id),
    )
    conditions.push((animal) => within.has(animal.placeId))
  }
  return conditions
}

function orderOf(copy: Copy, sort: AnimalSort): CopiedOrder<Animal> {
  if (sort === 'customId') return { keyOf: ({ customId }) => keyWithBlanksLast(customId), direction: 'asc' }
  if (sort === 'unfed') return { keyOf: ({ id }) => lastMealsOf(copy).get(id) ?? '', direction: 'asc' }
  return sort === 'heaviest' ? { keyOf: weightKey, direction: 'desc' } : newestFirst
}

/** The profile photo, small. */
export function thumbOf(animal: Animal): string | null {
  const photo = profilePhotoOf(animal)
  return photo === null ? null : `${photo}?size=thumb`
}

/** An animal as lists carry it. */
export function cardOf(copy: Copy, animal: Animal): AnimalCard {
  const { id, userId, version, createdAt, name, species, morph, sex, dateOfBirth, weight, weightUnit } =
    animal
  const { customId, isHoldback, isArchived, priceStatus, price, priceCurrency, contactInfo } = animal
  const { fatherId, motherId, placeId } = animal
  const thumb = thumbOf(animal)
  return {
    ...{ id, userId, version, createdAt, name, species, morph, sex, dateOfBirth, weight, weightUnit },
    ...{ customId, isHoldback, isArchived, priceStatus, price, priceCurrency, contactInfo },
    ...{ fatherId, motherId, placeId },
    photos: thumb === null ? [] : [thumb],
    profilePhotoIndex: 0,
    lastFedOn: lastMealsOf(copy).get(id) ?? null,
  }
}

/** One animal. Throws 'not-found' as the server does. */
export const getCopiedAnimal = (copy: Copy, { params }: Asked): Copied =>
  whole(getRow<Animal>(copy, 'animals', params.id, animalNotFound))

/** The species of a list, most frequent first. */
export function listCopiedSpecies(copy: Copy, { query }: Asked): Copied {
  const list = (textIn(query, 'list') ?? 'main') as AnimalList
  const counts = new Map<string, number>()
  for (const animal of rowsOf<Animal>(copy, 'animals'))
    if (inList[list](animal)) counts.set(animal.species, (counts.get(animal.species) ?? 0) + 1)
  const all: SpeciesCount[] = [...counts].map(([species, count]) => ({ species, count }))
  return whole(mostFrequentFirst(all))
}
