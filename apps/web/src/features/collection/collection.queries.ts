import type { AnimalList } from '@clutchbook/domain/collection/collection.rules'
import type { AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type Query,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import { type CallOptions, call, type Page } from '../../shared/api/client.ts'
import { read, readPages } from '../../shared/api/reads.ts'
import { refreshAfter, refreshListsAfter } from '../../shared/api/refresh.ts'

export type AnimalListQuery = NonNullable<CallOptions<'GET /api/animals/main'>['query']>
export type NewAnimalBody = CallOptions<'POST /api/animals'>['body']
export type AnimalChangeBody = CallOptions<'PATCH /api/animals/{id}'>['body']

/** The call that answers each list. The first holds every animal, wherever it moves. */
const lists = {
  all: 'GET /api/animals',
  main: 'GET /api/animals/main',
  holdbacks: 'GET /api/animals/holdbacks',
  archived: 'GET /api/animals/archived',
} as const

/** Animals a page of the list holds: a few screens of cards, and small enough for a phone on a slow line. */
const pageSize = 60

/** One list of animals, page by page. */
export const animalListQuery = (list: AnimalList, narrowed: AnimalListQuery, firstPage = pageSize) =>
  infiniteQueryOptions({
    ...readPages(lists[list], { query: { limit: firstPage, ...narrowed } }, { limit: pageSize }),
    // Comparing every animal of every page with its forerunner costs more than drawing the few that are in sight.
    structuralSharing: false,
  })

/** The species of one list, most frequent first. */
export const speciesQuery = (list: AnimalList) =>
  queryOptions(read('GET /api/animals/species', { query: { list } }))

/** Own animals to choose from: archived ones too (COL-Q01), of one sex where one is given, narrowed by what was typed. */
export const animalChoicesQuery = (sex: 'Male' | 'Female' | undefined, typed: string) =>
  queryOptions(
    read('GET /api/animals', { query: { limit: 50, ...(sex && { sex }), ...(typed && { q: typed }) } }),
  )

/** Animals of one list to care for: those that went longest without a meal first, or the newest. */
export const careChoicesQuery = (list: 'main' | 'holdbacks', sort: 'unfed' | 'newest', typed: string) =>
  queryOptions(read(lists[list], { query: { limit: 50, sort, ...(typed && { q: typed }) } }))

/** The custom ID that follows those of a species. */
export const nextCustomIdQuery = (species: string | undefined) =>
  queryOptions({
    ...read('GET /api/animals/next-custom-id', { query: species === undefined ? {} : { species } }),
    // It is a suggestion: a form goes on without.
    retry: false,
  })

/** One own animal. */
export const animalQuery = (id: number) =>
  queryOptions({
    ...read('GET /api/animals/{id}', { params: { id } }),
    // An animal that is not there will not be there a second later.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status === 404),
    // The route has asked already: a page that is told "not there" shows that, and asks no second time.
    retryOnMount: false,
  })

/** Every own animal as it is now, whatever is cached. */
export const listAllAnimals = () => call('GET /api/animals', {})

export const createAnimal = (body: NewAnimalBody, idempotencyKey: string) =>
  call('POST /api/animals', { body, idempotencyKey })

/** Adds the animal that hatched from an egg, linked to it, its project and both parents (EGG-45). */
const createHatchling = async (eggId: number, body: NewAnimalBody, idempotencyKey: string) =>
  (await call('POST /api/eggs/{id}/hatchling', { params: { id: eggId }, body, idempotencyKey })).animal

type NewAnimal = { body: NewAnimalBody; key: string; eggId?: number | undefined }

/** Adds an animal, as what hatched from an egg where one is given; the same key stores one record however often the call is repeated. */
export function useCreateAnimal() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key, eggId }: NewAnimal) =>
      eggId === undefined ? createAnimal(body, key) : createHatchling(eggId, body, key),
    onSuccess: (animal, { eggId }) => {
      void refreshListsAfter(
        cache,
        eggId === undefined ? 'POST /api/animals' : 'POST /api/eggs/{id}/hatchling',
      )
      cache.setQueryData(animalQuery(animal.id).queryKey, animal)
    },
  })
}

/** Changes an animal, unless someone changed it since the version that the change starts from. */
export function useChangeAnimal(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ version, body }: { version: number; body: AnimalChangeBody }) =>
      call('PATCH /api/animals/{id}', { params: { id }, body, ifMatch: version }),
    onSuccess: (animal) => {
      cache.setQueryData(animalQuery(id).queryKey, animal)
      return refreshAfter(cache, 'PATCH /api/animals/{id}')
    },
    // A refused version means that our copy is old: the next look should show the other change.
    onError: () => cache.invalidateQueries({ queryKey: animalQuery(id).queryKey }),
  })
}

type CachedPages = InfiniteData<Page<AnimalCard[]>, string | null> | undefined

/** A list as far as it was loaded, without some animals; any other answer is left as it is. */
export function withoutAnimals(cached: CachedPages, ids: readonly number[]): CachedPages {
  if (!cached?.pages) return cached
  const leaving = new Set(ids)
  const pages = cached.pages.map((page) => ({
    ...page,
    items: page.items.filter((animal) => !leaving.has(animal.id)),
  }))
  return { ...cached, pages }
}

/** Whether a cached answer is a list of animals. */
export const isListOfAnimals = ([, address]: QueryKey): boolean =>
  Object.values<unknown>(lists).includes(address)

/** Whether a list is ordered or narrowed by meals. */
const goesByMeals = ([path]: QueryKey): boolean => /[?&](sort=unfed|fedBefore=)/.test(String(path))

/** A list as far as it was loaded, with one animal that ate on a day; a later meal stays its last. */
function withMeal(cached: CachedPages, id: number, day: CivilDay): CachedPages {
  if (!cached?.pages) return cached
  const fed = (animal: AnimalCard): AnimalCard =>
    animal.id === id && (animal.lastFedOn ?? '') < day ? { ...animal, lastFedOn: day } : animal
  const pages = cached.pages.map((page) => ({ ...page, items: page.items.map(fed) }))
  return { ...cached, pages }
}

/** Has the lists tell of a meal at once, which saves reading them again; those that go by meals are read again. */
export function noteMeal(cache: QueryClient, id: number, day: CivilDay): void {
  const lists = (isRight: (key: QueryKey) => boolean) => ({
    predicate: ({ queryKey }: Query) => isListOfAnimals(queryKey) && isRight(queryKey),
  })
  void cache.invalidateQueries(lists(goesByMeals))
  cache.setQueriesData<CachedPages>(
    lists((key) => !goesByMeals(key)),
    (cached) => withMeal(cached, id, day),
  )
}

/** Whether a cached answer is a list that an animal leaves when it moves; the list of all animals keeps it. */
export const isLeftByMoving = (key: QueryKey): boolean => isListOfAnimals(key) && key[1] !== lists.all

/** Takes animals out of loaded lists before they are read again: out of all, or out of those that a move empties. */
function dropFromLists(cache: QueryClient, ids: readonly number[], leaves: (key: QueryKey) => boolean): void {
  const left = { predicate: ({ queryKey }: Query) => leaves(queryKey) }
  cache.setQueriesData<CachedPages>(left, (cached) => withoutAnimals(cached, ids))
}

/** Shows that animals moved from list to list. All moves change the same kinds of record. */
export function refreshMoved(cache: QueryClient, moved: readonly number[]): void {
  dropFromLists(cache, moved, isLeftByMoving)
  void refreshAfter(cache, 'POST /api/animals/archive')
}

/** Whether a cached answer is an animal itself or something of it alone, such as its records or its plans. */
export const isOfAnimal = ([path]: QueryKey, id: number): boolean => {
  if (typeof path !== 'string') return false
  const [own] = animalQuery(id).queryKey
  const [, narrowed = ''] = path.split('?')
  return (
    path === own || path.startsWith(`${own}/`) || new URLSearchParams(narrowed).get('animalId') === String(id)
  )
}

/** Takes deleted animals out of sight. Whoever still shows one is left alone until they have moved on. */
export function dropAnimals(cache: QueryClient, ids: readonly number[]): void {
  dropFromLists(cache, ids, isListOfAnimals)
  void refreshAfter(cache, 'POST /api/animals/remove', (key) => ids.some((id) => isOfAnimal(key, id)))
}

/** Deletes an animal; whoever showed it forgets it then. */
export function useRemoveAnimal() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/animals/{id}', { params: { id } }),
    onSuccess: (_answer, id) => dropAnimals(cache, [id]),
  })
}

/** Forgets what was read of an animal that is gone: read again, it would only be missed. */
export const forgetAnimal = (cache: QueryClient, id: number): void =>
  cache.removeQueries({ predicate: ({ queryKey }) => isOfAnimal(queryKey, id) })
