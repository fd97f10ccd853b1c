import { type Answer, call } from '../../shared/api/client.ts'

/** What would come of a sheet. */
export type SheetPreview = Answer<'POST /api/moving/sheet/preview'>
export type SheetColumn = SheetPreview['columns'][number]
export type SheetRemark = SheetPreview['faults'][number]

/** How a sheet is to be read; without columns the server guesses them. */
export type SheetReading = { readonly columns?: readonly SheetColumn['field'][]; readonly species?: string }

const queryOf = ({ columns, species }: SheetReading) => ({
  ...(columns && { columns: columns.map((field) => field ?? '').join(',') }),
  ...(species && { species }),
})

export const previewSheet = (file: Blob, reading: SheetReading): Promise<SheetPreview> =>
  call('POST /api/moving/sheet/preview', { file, query: queryOf(reading) })

export const importSheet = (file: Blob, reading: SheetReading, idempotencyKey: string) =>
  call('POST /api/moving/sheet', { file, query: queryOf(reading), idempotencyKey })

/** What came in with an archive. */
export type ArrivedArchive = Answer<'POST /api/moving/archive'>

export const importArchive = (file: Blob): Promise<ArrivedArchive> =>
  call('POST /api/moving/archive', { file })
