import type { Egg, ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import {
  infiniteQueryOptions,
  type Query,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { refreshAnimals } from '../collection/public/refresh-animals.ts'
import {
  activeProjectsPath,
  type ClutchBody,
  changeEgg,
  createClutch,
  createEgg,
  type EggChangeBody,
  type EggListQuery,
  eggListPath,
  eggsPath,
  getProject,
  type HatchingBody,
  hatchEggs,
  listActiveProjects,
  listEggPage,
  listProjectEggs,
  type NewEggBody,
  projectEggsPath,
  projectPath,
  removeEgg,
} from './eggs.api.ts'

/** The incubator opens with a screenful, however many eggs are in it; whoever scrolls on gets more at a time. */
const pageSizes = { first: 20, next: 60 } as const

/** What is in the incubator, what hatches next first, page by page (EGG-21). */
export const incubatorQuery = (() => {
  const query: EggListQuery = { status: 'Incubating', sort: 'due', limit: pageSizes.first }
  return infiniteQueryOptions({
    queryKey: [eggListPath(query)],
    queryFn: ({ pageParam, signal }) =>
      listEggPage(
        pageParam === null ? query : { ...query, limit: pageSizes.next, cursor: pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
})()

/** The eggs of a project, by number as people count. */
export const projectEggsQuery = (projectId: number) =>
  queryOptions({
    queryKey: [projectEggsPath(projectId)],
    queryFn: ({ signal }) => listProjectEggs(projectId, signal),
  })

/** Eggs of no project, newest first: those that can be attached to one. */
export const looseEggsQuery = (() => {
  const query: EggListQuery = { loose: 'true', limit: 100 }
  return queryOptions({
    queryKey: [eggListPath(query)],
    queryFn: async ({ signal }) => (await listEggPage(query, signal)).items,
  })
})()

/** A project with its pair. */
export const projectQuery = (id: number) =>
  queryOptions({
    queryKey: [projectPath(id)],
    queryFn: ({ signal }) => getProject(id, signal),
  })

/** Projects that a new egg can be laid in. */
export const activeProjectsQuery = queryOptions({
  queryKey: [activeProjectsPath],
  queryFn: ({ signal }) => listActiveProjects(signal),
})

const showingEggs = [
  eggsPath,
  '/api/dashboard',
  '/api/breeding-projects',
  '/api/plan-limits/eggs',
  '/api/statistics/breeding',
]

/** Whether a cached answer shows eggs or counts them, and so grows old when one changes. */
export const showsEggs = (path: unknown): boolean =>
  typeof path === 'string' && showingEggs.some((start) => path.startsWith(start))

const everythingThatShowsEggs = { predicate: ({ queryKey }: Query) => showsEggs(queryKey[0]) }

/** Has everything read again that eggs show in. */
export const refreshEggs = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries(everythingThatShowsEggs)

/**
 * What follows a call that changes eggs. After a refusal too, though nobody waits for it: a number that was taken, a
 * place that was gone or a version that was refused means that our copy is old.
 */
const refreshing = (cache: QueryClient) => ({
  onSuccess: () => refreshEggs(cache),
  onError: () => void refreshEggs(cache),
})

/** The same for a call that adds to lists: one that is out of sight would first show itself without what is new. */
const refreshingLists = (cache: QueryClient) => ({
  ...refreshing(cache),
  onSuccess: () => {
    cache.removeQueries({ ...everythingThatShowsEggs, type: 'inactive' })
    return refreshEggs(cache)
  },
})

/** Adds an egg; the same key stores one record however often the call is repeated. */
export function useCreateEgg() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: NewEggBody; key: string }) => createEgg(body, key),
    ...refreshingLists(cache),
  })
}

/** Adds a whole clutch. */
export function useCreateClutch() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: ClutchBody; key: string }) => createClutch(body, key),
    ...refreshingLists(cache),
  })
}

/** An egg that is to be changed, as it was when the change began. */
export type ChangedEgg = { egg: Pick<Egg, 'id' | 'version'>; body: EggChangeBody }

/** Changes an egg, unless someone changed it since. */
export function useChangeEgg() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ egg: { id, version }, body }: ChangedEgg) => changeEgg(id, version, body),
    ...refreshing(cache),
  })
}

/** The same change for several eggs, one after the other. Answers how many took it; throws where none did. */
export function useChangeEggs() {
  const cache = useQueryClient()
  return useMutation({
    retry: false,
    mutationFn: async ({
      eggs,
      bodyOf,
    }: {
      eggs: readonly ListedEgg[]
      bodyOf: (egg: ListedEgg) => EggChangeBody
    }) => {
      const results = []
      for (const egg of eggs)
        results.push(await changeEgg(egg.id, egg.version, bodyOf(egg)).catch((error: unknown) => ({ error })))
      const failures = results.flatMap((result) => ('error' in result ? [result.error] : []))
      if (failures.length === eggs.length) throw failures[0]
      return eggs.length - failures.length
    },
    ...refreshing(cache),
  })
}

/** Deletes an egg; an animal that hatched from it stays. */
export function useRemoveEgg() {
  const cache = useQueryClient()
  return useMutation({ mutationFn: removeEgg, ...refreshing(cache) })
}

/** Hatches several eggs, each becoming an animal: all of them or none. */
export function useHatchEggs() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: HatchingBody; key: string }) => hatchEggs(body, key),
    onSuccess: async () => {
      await Promise.all([refreshingLists(cache).onSuccess(), refreshAnimals(cache)])
    },
    onError: refreshing(cache).onError,
  })
}
