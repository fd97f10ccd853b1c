import { useImportArchive } from '../import-export.queries.ts'

/** Brings an archive in; afterwards nothing that was known of the account holds any more. */
export function useArchiveImport() {
  const { mutate, isPending, error, data } = useImportArchive()
  return { bring: (file: Blob) => mutate(file), isBringing: isPending, failure: error, result: data ?? null }
}
