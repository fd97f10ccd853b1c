import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { findSampleAccounts, sampleAccountsPath, signInToSample } from './accounts.api.ts'
import { changeKeeper, forgotten } from './accounts.queries.ts'

/** The sample accounts, or null where there is no temporary login. */
export const sampleAccountsQuery = queryOptions({
  queryKey: [sampleAccountsPath],
  queryFn: ({ signal }) => findSampleAccounts(signal),
})

export function useTemporaryLogin() {
  const cache = useQueryClient()
  return useMutation({
    ...forgotten,
    mutationFn: signInToSample,
    onSuccess: (user) => changeKeeper(cache, user),
  })
}
