import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import { type Answer, call } from '../../shared/api/client.ts'
import { read, readPages } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'

export type Person = Answer<'GET /api/users'>[number]
export type PersonPage = Answer<'GET /api/users/{id}'>

/** The two sides of one's follows: whom one follows, and by whom one is followed. */
export type Side = 'following' | 'followers'

/** The directory of keepers, page by page, narrowed by what was typed. */
export const peopleQuery = (typed: string) =>
  infiniteQueryOptions(readPages('GET /api/users', { query: { q: typed.trim() || undefined } }))

/** Another keeper. */
export const personQuery = (id: number) =>
  queryOptions({
    ...read('GET /api/users/{id}', { params: { id } }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status === 404),
    retryOnMount: false,
  })

/** Whom the keeper follows, or who follows them. */
export const followsQuery = (side: Side) =>
  queryOptions(read(side === 'following' ? 'GET /api/following' : 'GET /api/followers', {}))

/** Follows a keeper, or follows no longer; every answer that shows it is read again before this is done. */
export function useFollow() {
  const cache = useQueryClient()
  const addressOf = (follows: boolean) => (follows ? 'POST /api/follow/{id}' : 'DELETE /api/follow/{id}')
  return useMutation({
    mutationFn: ({ id, follows }: { id: number; follows: boolean }) =>
      call(addressOf(follows), { params: { id } }),
    onSuccess: (_answer, { follows }) => refreshAfter(cache, addressOf(follows)),
  })
}
