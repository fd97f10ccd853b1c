import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'

/**
 * What a repair would do now. It looks through the records of all keepers, so it is asked for when the page opens and
 * after a repair, not each time the window is looked at again.
 */
export const repairPreviewQuery = queryOptions({
  ...read('GET /api/admin/data-mixing', {}),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/**
 * Repairs data that was mixed up between accounts. What is cached of eggs may be another keeper's now. The same key hears
 * again what was done, so that an answer that got lost is no repair that found nothing.
 */
export function useRepairData() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (idempotencyKey: string) => call('POST /api/admin/fix-data-mixing', { idempotencyKey }),
    onSuccess: () => void refreshAfter(cache, 'POST /api/admin/fix-data-mixing'),
  })
}
