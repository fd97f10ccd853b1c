import { createHash } from 'node:crypto'
import {
  columnsDiffer,
  columnTwice,
  faultyRows,
  type SheetKind,
} from '@clutchbook/domain/import-export/import-export.errors'
import type { SheetRemark } from '@clutchbook/domain/import-export/import-export.schema'
import { findTwice } from '@clutchbook/domain/import-export/sheet-columns.rules'
import type { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { readTable, type SheetTable } from './sheet-table.ts'
import { decodeSheet, gatherBytes } from './sheet-text.ts'

/** How much a preview shows, so that it stays a small answer. */
export const shown = { rows: 20, remarks: 100, sample: 60 } as const

/** A cell as answers quote it, so that they stay small whatever it holds. */
export const cutShort = (cell: string): string => cell.slice(0, shown.sample)

/** What the columns of a kind of sheet can be, and how they are guessed by their headings. */
type Meaning<Field extends string> = {
  readonly kind: SheetKind
  readonly labels: Readonly<Record<Field, string>>
  readonly guess: (headings: readonly string[]) => (Field | null)[]
}

/** How the keeper has it read. */
type Reading<Field extends string> = {
  readonly columns?: readonly (Field | null)[] | undefined
  readonly firstRows?: number | undefined
}

/** A sheet taken apart, with what each of its columns is. */
export type SheetFrame<Field extends string> = {
  readonly table: SheetTable
  readonly rowsLeftOut: number
  readonly encoding: string
  readonly columns: readonly (Field | null)[]
  /** The same for the same file that is read in the same way. */
  readonly digest: string
}

/** Takes a sheet apart. Throws where it can't be, and where columns are chosen that it has not. */
export async function openSheet<Field extends string>(
  source: AsyncIterable<Uint8Array>,
  reading: Reading<Field>,
  { kind, labels, guess }: Meaning<Field>,
): Promise<SheetFrame<Field>> {
  const bytes = await gatherBytes(source)
  const { text, encoding } = decodeSheet(bytes)
  const whole = await readTable(text, kind)
  const table = { ...whole, rows: whole.rows.slice(0, reading.firstRows) }
  const rowsLeftOut = whole.rows.length - table.rows.length
  const columns = reading.columns ?? guess(table.headings)
  if (columns.length !== table.headings.length) throw columnsDiffer()
  const twice = findTwice(columns)
  if (twice) throw columnTwice(labels[twice])
  const digest = createHash('sha256').update(bytes).update(JSON.stringify(reading)).digest('hex')
  return { table, rowsLeftOut, encoding, columns, digest }
}

/** The heading of the column that is a field; null where none is, or it has none. */
export const headingOf = <Field extends string>(
  { table, columns }: Pick<SheetFrame<Field>, 'table' | 'columns'>,
  field: string,
): string | null => table.headings[columns.indexOf(field as Field)] || null

/** What a refusal calls a cell. */
export const cellName = ({ row, heading }: Omit<SheetRemark, 'message'>): string =>
  `Row ${row}${heading ? `, ${heading}` : ''}`

/** Refuses a sheet of so many rows with what is wrong with them. */
export function refusalOf(faults: readonly SheetRemark[], rows: number): DomainError {
  const errors = faults.slice(0, shown.remarks).map((fault) => [cellName(fault), fault.message])
  return faultyRows(countFaulty(faults), rows, Object.fromEntries(errors))
}

const countFaulty = (faults: readonly SheetRemark[]): number => new Set(faults.map(({ row }) => row)).size

type Remarks = { readonly faults: readonly SheetRemark[]; readonly notes: readonly SheetRemark[] }

/** What a preview says of a sheet of any kind. */
export function framePreview<Field extends string>(
  { table, columns, rowsLeftOut, encoding }: SheetFrame<Field>,
  { faults, notes }: Remarks,
) {
  return {
    columns: table.headings.map((heading, at) => ({
      heading,
      field: columns[at] ?? null,
      sample: sampleOf(table, at),
    })),
    rows: table.rows.length,
    rowsLeftOut,
    faultyRows: countFaulty(faults),
    faults: faults.slice(0, shown.remarks),
    notes: notes.slice(0, shown.remarks),
    encoding,
    delimiter: table.delimiter,
  }
}

const sampleOf = ({ rows }: SheetTable, at: number): string =>
  cutShort((rows.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? '').trim())
