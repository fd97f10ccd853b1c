import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { previewRepair, repairData, repairPreviewPath } from './admin.api.ts'

/**
 * What a repair would do now. It looks through the records of all keepers, so it is asked for when the page opens and
 * after a repair, not each time the window is looked at again.
 */
export const repairPreviewQuery = queryOptions({
  queryKey: [repairPreviewPath],
  queryFn: ({ signal }) => previewRepair(signal),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** Repairs data that was mixed up between accounts. What is cached of eggs may be another keeper's now. */
export function useRepairData() {
  const cache = useQueryClient()
  return useMutation({ mutationFn: repairData, onSuccess: () => void cache.invalidateQueries() })
}
