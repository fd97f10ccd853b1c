import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createToken, listTokens, removeToken, tokensPath } from './accounts.api.ts'

/** The keeper's personal tokens. They are used, and may be made, elsewhere, so they are asked for at each look. */
export const tokensQuery = queryOptions({
  queryKey: [tokensPath],
  queryFn: ({ signal }) => listTokens(signal),
  staleTime: 0,
})

/** Makes a token. It is answered once, so nothing keeps the answer after the settings are closed. */
export function useCreateToken() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: createToken,
    gcTime: 0,
    // A repeated call would make a second token, which nobody has seen.
    retry: false,
    onSettled: () => cache.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  })
}

/** Revokes a token; one that has gone meanwhile is gone from the list as well. */
export function useRemoveToken() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: removeToken,
    onSettled: () => cache.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  })
}
