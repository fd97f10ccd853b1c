import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '../../shared/api/client.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'

/** What would come of a sheet. */
export type SheetPreview = Answer<'POST /api/moving/sheet/preview'>
export type SheetColumn = SheetPreview['columns'][number]
export type SheetRemark = SheetPreview['faults'][number]

/** How a sheet is to be read; without columns the server guesses them. */
export type SheetReading = {
  readonly columns?: readonly SheetColumn['field'][]
  readonly species?: string
  /** Only so many rows from the first on; all without it. */
  readonly firstRows?: number | undefined
}

/** A sheet, and how it is to be read. */
export type ReadSheet = { readonly sheet: Blob; readonly reading: SheetReading }

const queryOf = ({ columns, species, firstRows }: SheetReading) => ({
  ...(columns && { columns: columns.map((field) => field ?? '').join(',') }),
  ...(species && { species }),
  ...(firstRows && { firstRows }),
})

/** Asks what would come of a sheet. */
export const usePreviewSheet = () =>
  useMutation({
    mutationFn: ({ sheet, reading }: ReadSheet) =>
      call('POST /api/moving/sheet/preview', { file: sheet, query: queryOf(reading) }),
  })

/** Brings a sheet in; the same key brings it in once. */
export function useImportSheet() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ sheet, reading, key }: ReadSheet & { key: string }) =>
      call('POST /api/moving/sheet', { file: sheet, query: queryOf(reading), idempotencyKey: key }),
    onSuccess: () => void refreshAfter(cache, 'POST /api/moving/sheet'),
  })
}

/** Brings an archive in. */
export function useImportArchive() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (file: Blob) => call('POST /api/moving/archive', { file }),
    onSuccess: () => void refreshAfter(cache, 'POST /api/moving/archive'),
  })
}
