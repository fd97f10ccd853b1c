import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallOptions, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'

export type TokenBody = CallOptions<'POST /api/tokens'>['body']

/** The keeper's personal tokens. They are used, and may be made, elsewhere, so they are asked for at each look. */
export const tokensQuery = queryOptions({
  ...read('GET /api/tokens', {}),
  staleTime: 0,
})

/** Makes a token. It is answered once, so nothing keeps the answer after the settings are closed. */
export function useCreateToken() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: TokenBody) => call('POST /api/tokens', { body }),
    gcTime: 0,
    // A repeated call would make a second token, which nobody has seen.
    retry: false,
    onSettled: () => refreshAfter(cache, 'POST /api/tokens'),
  })
}

/** Revokes a token; one that has gone meanwhile is gone from the list as well. */
export function useRemoveToken() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/tokens/{id}', { params: { id } }),
    onSettled: () => refreshAfter(cache, 'DELETE /api/tokens/{id}'),
  })
}
