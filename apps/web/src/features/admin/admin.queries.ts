import { useMutation, useQueryClient } from '@tanstack/react-query'
import { repairData } from './admin.api.ts'

/** Repairs data that was mixed up between accounts. What is cached of eggs may be another keeper's now. */
export function useRepairData() {
  const cache = useQueryClient()
  return useMutation({ mutationFn: repairData, onSuccess: () => void cache.invalidateQueries() })
}
