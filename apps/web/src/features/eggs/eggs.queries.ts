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

/** Eggs a page of the incubator holds: a few screens, and small enough for a phone on a slow line. */
const pageSize = 60

/** What is in the incubator, what hatches next first, page by page (EGG-21). */
export const incubatorQuery = (() => {
  const query: EggListQuery = { status: 'Incubating', sort: 'due', limit: pageSize }
  return infiniteQueryOptions({
    queryKey: [eggListPath(query)],
    queryFn: ({ pageParam, signal }) =>
      listEggPage(pageParam === null ? query : { ...query, cursor: pageParam }, signal),
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

const refreshEggs = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ predicate: ({ queryKey }: Query) => showsEggs(queryKey[0]) })

/** Adds an egg; the same key stores one record however often the call is repeated. */
export function useCreateEgg() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: NewEggBody; key: string }) => createEgg(body, key),
    onSuccess: () => refreshEggs(cache),
  })
}

/** Adds a whole clutch. */
export function useCreateClutch() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: ClutchBody; key: string }) => createClutch(body, key),
    onSuccess: () => refreshEggs(cache),
  })
}

/** An egg that is to be changed, as it was when the change began. */
export type ChangedEgg = { egg: Pick<Egg, 'id' | 'version'>; body: EggChangeBody }

/** Changes an egg, unless someone changed it since. */
export function useChangeEgg() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ egg: { id, version }, body }: ChangedEgg) => changeEgg(id, version, body),
    // A refused version means that our copy is old: the next look should show the other change.
    onSettled: () => refreshEggs(cache),
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
    onSettled: () => refreshEggs(cache),
  })
}

/** Deletes an egg; an animal that hatched from it stays. */
export function useRemoveEgg() {
  const cache = useQueryClient()
  return useMutation({ mutationFn: removeEgg, onSuccess: () => refreshEggs(cache) })
}

/** Hatches several eggs, each becoming an animal: all of them or none. */
export function useHatchEggs() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: HatchingBody; key: string }) => hatchEggs(body, key),
    onSuccess: async () => {
      await Promise.all([refreshEggs(cache), refreshAnimals(cache)])
    },
  })
}
