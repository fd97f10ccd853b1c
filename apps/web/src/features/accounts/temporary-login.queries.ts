import type { SampleAccount } from '@clutchbook/domain/accounts/accounts.schema'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import { type CallOptions, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { changeKeeper, forgotten } from './accounts.queries.ts'

export type TemporarySignIn = CallOptions<'POST /api/mem-login'>['body']

const { queryKey, queryFn } = read('GET /api/mem-login', {})

/** The sample accounts, or null where the operator has not switched the temporary login on (ACC-103). */
export const sampleAccountsQuery = queryOptions({
  queryKey,
  queryFn: async (context): Promise<SampleAccount[] | null> => {
    try {
      return await queryFn(context)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  },
})

export function useTemporaryLogin() {
  const cache = useQueryClient()
  return useMutation({
    ...forgotten,
    mutationFn: (body: TemporarySignIn) => call('POST /api/mem-login', { body }),
    onSuccess: (user) => changeKeeper(cache, user),
  })
}
