import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'

/** What is set for the daily care of all animals. */
export type CareSettings = Answer<'GET /api/husbandry/settings'>

export type CareChange = CallOptions<'PATCH /api/husbandry/settings'>['body']

export const careSettingsQuery = queryOptions(read('GET /api/husbandry/settings', {}))

/** Changes some of them; what is due and whom to watch may follow from it. */
export function useChangeCareSettings() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: CareChange) => call('PATCH /api/husbandry/settings', { body }),
    onSuccess: (settings) => {
      cache.setQueryData(careSettingsQuery.queryKey, settings)
      void refreshAfter(
        cache,
        'PATCH /api/husbandry/settings',
        ([, address]) => address === careSettingsQuery.queryKey[1],
      )
    },
  })
}
