import type { ProjectMove } from '@clutchbook/domain/breeding/breeding.schema'
import { plainEgg } from '@clutchbook/domain/eggs/eggs.rules'
import type { Egg, ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallOptions, type ChangeAddress, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshAfter, refreshListsAfter } from '../../shared/api/refresh.ts'

export type NewEggBody = CallOptions<'POST /api/eggs'>['body']
export type EggChangeBody = CallOptions<'PATCH /api/eggs/{id}'>['body']
export type ClutchBody = CallOptions<'POST /api/eggs/clutch'>['body']
export type HatchingBody = CallOptions<'POST /api/eggs/hatch'>['body']
export type TakingBackBody = CallOptions<'POST /api/eggs/take-back'>['body']

/** The eggs of a project, by number as people count; wrapped records are read the same as plain ones (EGG-07). */
export const projectEggsQuery = (projectId: number) => {
  const { queryKey, queryFn } = read('GET /api/eggs/by-breeding-project/{id}', { params: { id: projectId } })
  return queryOptions({
    queryKey,
    queryFn: async (context): Promise<ListedEgg[]> => (await queryFn(context)).map(plainEgg),
  })
}

/** Eggs of no project, newest first: those that can be attached to one. */
export const looseEggsQuery = (() => {
  const { queryKey, queryFn } = read('GET /api/eggs', { query: { loose: 'true', limit: 100 } })
  return queryOptions({
    queryKey,
    queryFn: async (context): Promise<ListedEgg[]> => (await queryFn(context)).map(plainEgg),
  })
})()

/** A project as an egg needs it: both parents and their species (EGG-33). */
export const projectQuery = (id: number) =>
  queryOptions(read('GET /api/breeding-projects/{id}', { params: { id } }))

/** Projects that a new egg can be laid in. */
export const activeProjectsQuery = queryOptions(
  read('GET /api/breeding-projects', { query: { active: 'true', limit: 200 } }),
)

/**
 * What follows a call that changes eggs. After a refusal too, though nobody waits for it: a number that was taken, a
 * place that was gone or a version that was refused means that our copy is old.
 */
const refreshing = (cache: QueryClient, by: ChangeAddress) => ({
  onSuccess: () => refreshAfter(cache, by),
  onError: () => void refreshAfter(cache, by),
})

/** The same for a call that adds to lists. */
export const refreshingLists = (cache: QueryClient, by: ChangeAddress) => ({
  ...refreshing(cache, by),
  onSuccess: () => refreshListsAfter(cache, by),
})

/** Adds an egg; the same key stores one record however often the call is repeated. */
export function useCreateEgg() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: NewEggBody; key: string }) =>
      call('POST /api/eggs', { body, idempotencyKey: key }),
    ...refreshingLists(cache, 'POST /api/eggs'),
  })
}

/** Adds a whole clutch. */
export function useCreateClutch() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: ClutchBody; key: string }) =>
      call('POST /api/eggs/clutch', { body, idempotencyKey: key }),
    ...refreshingLists(cache, 'POST /api/eggs/clutch'),
  })
}

/** An egg that is to be changed, as it was when the change began. */
export type ChangedEgg = { egg: Pick<Egg, 'id' | 'version'>; body: EggChangeBody }

const changeEgg = ({ id, version }: ChangedEgg['egg'], body: EggChangeBody) =>
  call('PATCH /api/eggs/{id}', { params: { id }, body, ifMatch: version })

/** Changes an egg, unless someone changed it since. */
export function useChangeEgg() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ egg, body }: ChangedEgg) => changeEgg(egg, body),
    ...refreshing(cache, 'PATCH /api/eggs/{id}'),
  })
}

/** The same change for several eggs, one after the other. Answers those that took it; throws where none did. */
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
        results.push(await changeEgg(egg, bodyOf(egg)).catch((error: unknown) => ({ error })))
      const failures = results.flatMap((result) => ('error' in result ? [result.error] : []))
      if (failures.length === eggs.length) throw failures[0]
      return results.flatMap((result) => ('error' in result ? [] : [result]))
    },
    ...refreshing(cache, 'PATCH /api/eggs/{id}'),
  })
}

/** Takes back a change of status or a hatch: all of it or nothing, and once however often the call is repeated. */
export function useTakeEggsBack() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: TakingBackBody; key: string }) =>
      call('POST /api/eggs/take-back', { body, idempotencyKey: key }),
    ...refreshing(cache, 'POST /api/eggs/take-back'),
  })
}

/** Gives a project that followed its eggs its former status again, unless someone changed it since. */
export function useMoveProjectBack() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, from }: ProjectMove) =>
      call('PUT /api/breeding-projects/{id}', { params: { id }, body: { status: from }, ifMatch: version }),
    ...refreshing(cache, 'PUT /api/breeding-projects/{id}'),
  })
}

/** Deletes an egg; an animal that hatched from it stays. */
export function useRemoveEgg() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/eggs/{id}', { params: { id } }),
    ...refreshing(cache, 'DELETE /api/eggs/{id}'),
  })
}

/** Hatches several eggs, each becoming an animal: all of them or none. */
export function useHatchEggs() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: HatchingBody; key: string }) =>
      call('POST /api/eggs/hatch', { body, idempotencyKey: key }),
    ...refreshingLists(cache, 'POST /api/eggs/hatch'),
  })
}
