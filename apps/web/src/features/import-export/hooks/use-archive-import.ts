import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importArchive } from '../import-export.api.ts'

/** Brings an archive in; afterwards nothing that was known of the account holds any more. */
export function useArchiveImport() {
  const cache = useQueryClient()
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: importArchive,
    onSuccess: () => void cache.invalidateQueries(),
  })
  return { bring: (file: Blob) => mutate(file), isBringing: isPending, failure: error, result: data ?? null }
}
