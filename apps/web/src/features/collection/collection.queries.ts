import type { AnimalList } from '@clutchbook/domain/collection/collection.rules'
import type { AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type Query,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import type { Page } from '../../shared/api/client.ts'
import {
  type AnimalChangeBody,
  type AnimalListQuery,
  animalPath,
  changeAnimal,
  createAnimal,
  createHatchling,
  getAnimal,
  listAllAnimals,
  listPage,
  listPath,
  listSpecies,
  type NewAnimalBody,
  removeAnimal,
  speciesPath,
} from './collection.api.ts'

/** Animals a page of the list holds: a few screens of cards, and small enough for a phone on a slow line. */
const pageSize = 60

/** One list of animals, page by page. */
export function animalListQuery(list: AnimalList, narrowed: AnimalListQuery) {
  const query = { limit: pageSize, ...narrowed }
  return infiniteQueryOptions({
    queryKey: [listPath(list, query)],
    queryFn: ({ pageParam, signal }) =>
      listPage(list, pageParam === null ? query : { ...query, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // Comparing every animal of every page with its forerunner costs more than drawing the few that are in sight.
    structuralSharing: false,
  })
}

/** The species of one list, most frequent first. */
export const speciesQuery = (list: AnimalList) =>
  queryOptions({
    queryKey: [speciesPath(list)],
    queryFn: ({ signal }) => listSpecies(list, signal),
  })

/** Own animals to choose from: archived ones too (COL-Q01), of one sex where one is given, narrowed by what was typed. */
export function animalChoicesQuery(sex: 'Male' | 'Female' | undefined, typed: string) {
  const query: AnimalListQuery = { limit: 50, ...(sex ? { sex } : {}), ...(typed ? { q: typed } : {}) }
  return queryOptions({
    queryKey: [listPath('all', query)],
    queryFn: ({ signal }) => listAllAnimals(query, signal),
  })
}

/** One own animal. */
export const animalQuery = (id: number) =>
  queryOptions({
    queryKey: [animalPath(id)],
    queryFn: ({ signal }) => getAnimal(id, signal),
    // An animal that is not there will not be there a second later.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status === 404),
    // The route has asked already: a page that is told "not there" shows that, and asks no second time.
    retryOnMount: false,
  })

const showingAnimals = [
  '/api/animals',
  '/api/reptiles',
  '/api/breeding-projects',
  '/api/dashboard',
  '/api/plan-limits',
  '/api/statistics/animals',
]

/** Whether a cached answer shows animals, and so grows old when one is saved or deleted (COL-82). */
export const showsAnimals = (path: unknown): boolean =>
  typeof path === 'string' && showingAnimals.some((start) => path.startsWith(start))

const everythingThatShowsAnimals = { predicate: ({ queryKey }: Query) => showsAnimals(queryKey[0]) }

/** Has every list of both families, the dashboard and the plan limits read again. */
export const refreshAnimals = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries(everythingThatShowsAnimals)

const showingHatchlings = ['/api/eggs', '/api/breeding-projects', '/api/statistics/breeding']

/** Whether a cached answer shows what hatched, and so grows old when a hatchling is added or deleted. */
export const showsHatchlings = (path: unknown): boolean =>
  typeof path === 'string' && showingHatchlings.some((start) => path.startsWith(start))

type NewAnimal = { body: NewAnimalBody; key: string; eggId?: number | undefined }

/** Adds an animal, as what hatched from an egg where one is given; the same key stores one record however often the call is repeated. */
export function useCreateAnimal() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key, eggId }: NewAnimal) =>
      eggId === undefined ? createAnimal(body, key) : createHatchling(eggId, body, key),
    onSuccess: (animal, { eggId }) => {
      // A list that is out of sight would first show itself without the new animal.
      cache.removeQueries({ ...everythingThatShowsAnimals, type: 'inactive' })
      void refreshAnimals(cache)
      if (eggId !== undefined)
        void cache.invalidateQueries({ predicate: ({ queryKey: [path] }) => showsHatchlings(path) })
      cache.setQueryData(animalQuery(animal.id).queryKey, animal)
    },
  })
}

/** Changes an animal, unless someone changed it since the version that the change starts from. */
export function useChangeAnimal(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ version, body }: { version: number; body: AnimalChangeBody }) =>
      changeAnimal(id, version, body),
    onSuccess: (animal) => {
      cache.setQueryData(animalQuery(id).queryKey, animal)
      return refreshAnimals(cache)
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

/** Whether a cached answer is a list of animals, of either path family. */
export const isListOfAnimals = (path: unknown): boolean =>
  typeof path === 'string' && /^\/api\/(animals|reptiles)(\/(main|holdbacks|archived))?(\?|$)/.test(path)

/** Whether a cached answer is a list that an animal leaves when it moves; the list of all animals keeps it. */
export const isLeftByMoving = (path: unknown): boolean =>
  typeof path === 'string' && /^\/api\/(animals|reptiles)\/(main|holdbacks|archived)\b/.test(path)

/** Takes animals out of loaded lists before they are read again: out of all, or out of those that a move empties. */
export function dropFromLists(
  cache: QueryClient,
  ids: readonly number[],
  leaves: (path: unknown) => boolean,
): void {
  const lists = { predicate: ({ queryKey }: Query) => leaves(queryKey[0]) }
  cache.setQueriesData<CachedPages>(lists, (cached) => withoutAnimals(cached, ids))
}

/** Whether a cached answer is an animal itself or something of it, such as its records. */
export const isOfAnimal = (path: unknown, id: number): boolean =>
  typeof path === 'string' && new RegExp(`^/api/(animals|reptiles)/${id}(/|\\?|$)`).test(path)

/** Takes deleted animals out of sight. Whoever still shows one is left alone until they have moved on. */
export function dropAnimals(cache: QueryClient, ids: readonly number[]): void {
  dropFromLists(cache, ids, isListOfAnimals)
  void cache.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      (showsAnimals(path) || showsHatchlings(path)) && !ids.some((id) => isOfAnimal(path, id)),
  })
}

/** Deletes an animal; whoever showed it forgets it then. */
export function useRemoveAnimal() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: removeAnimal,
    onSuccess: (_answer, id) => dropAnimals(cache, [id]),
  })
}

/** Forgets what was read of an animal that is gone: read again, it would only be missed. */
export const forgetAnimal = (cache: QueryClient, id: number): void =>
  cache.removeQueries({ predicate: ({ queryKey: [path] }) => isOfAnimal(path, id) })
