import { Readable } from 'node:stream'
import {
  brokenSheet,
  onlyHeadings,
  type SheetKind,
  tooManyColumns,
  tooManyRows,
} from '@clutchbook/domain/import-export/import-export.errors'
import { fromCell } from '@clutchbook/domain/import-export/sheet-cells.rules'
import { sheetLimits } from '@clutchbook/domain/import-export/sheet-columns.rules'
import { CsvError, parse } from 'csv-parse'

const delimiters = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const
export type Delimiter = keyof typeof delimiters

/** A row with its number as spreadsheets count, the headings being row 1. */
export type SheetRow = { readonly row: number; readonly cells: readonly string[] }

/** A sheet taken apart: empty rows and columns without heading and content are left out. */
export type SheetTable = {
  readonly delimiter: Delimiter
  readonly headings: readonly string[]
  readonly rows: readonly SheetRow[]
}

/** Text of one cell beyond this is a mistake: most likely a quotation mark that never ends. */
const longestRow = 200_000
const sliceBytes = 8 * 1024

/** Takes a sheet apart. Throws 'not-valid' or 'too-large' where it can't be. */
export async function readTable(text: string, kind: SheetKind): Promise<SheetTable> {
  const { delimiter, body, skipped } = guessDelimiter(text)
  const [first, ...rows] = await readRows(body, delimiters[delimiter], skipped)
  if (!first || rows.length === 0) throw onlyHeadings(kind)
  if (Math.max(first.cells.length, ...rows.map(({ cells }) => cells.length)) > sheetLimits.columns)
    throw tooManyColumns(kind)
  return withoutEmptyColumns(delimiter, first.cells, rows)
}

/** By what the first line holds most of, outside of quotes; or as the line `sep=;` says, which some programs write. */
function guessDelimiter(text: string): { delimiter: Delimiter; body: string; skipped: number } {
  const [said, sign] = /^sep=([,;\t|])\r?\n/i.exec(text) ?? []
  const body = said === undefined ? text : text.slice(said.length)
  const names = Object.keys(delimiters) as Delimiter[]
  const stated = names.find((name) => delimiters[name] === sign)
  if (stated) return { delimiter: stated, body, skipped: 1 }
  const heading = (body.trimStart().match(/^(?:"(?:[^"]|"")*"|[^\r\n"])*/)?.[0] ?? '').replaceAll(
    /"(?:[^"]|"")*"/g,
    '',
  )
  const count = (name: Delimiter) => heading.split(delimiters[name]).length - 1
  const [best = 'comma'] = names.toSorted((one, other) => count(other) - count(one))
  return { delimiter: count(best) > 0 ? best : 'comma', body, skipped: 0 }
}

async function readRows(text: string, delimiter: string, skipped: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  let line = 1
  try {
    let row = skipped
    for await (const { record, info } of streamRows(Buffer.from(text), delimiter)) {
      line = info.lines + skipped
      row += 1
      if (record.every((cell) => cell.trim() === '')) continue
      if (rows.length > sheetLimits.rows) throw tooManyRows()
      rows.push({ row, cells: record.map(toText) })
    }
  } catch (error) {
    throw brokenAt(line, error)
  }
  return rows
}

/** The rows of a sheet as they are read, so that others have their turn meanwhile. */
export const streamRows = (bytes: Buffer, delimiter: string): AsyncIterable<ParsedRow> =>
  Readable.from(slices(bytes)).compose(
    parse({
      delimiter,
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: longestRow,
      info: true,
    }),
  ) as AsyncIterable<ParsedRow>

type ParsedRow = { readonly record: string[]; readonly info: { readonly lines: number } }

/** Between slices others have their turn. */
async function* slices(bytes: Buffer): AsyncIterable<Buffer> {
  for (let from = 0; from < bytes.length; from += sliceBytes) {
    yield bytes.subarray(from, from + sliceBytes)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** What a sheet that can't be read beyond a line is refused with; other errors are as they were. */
export const brokenAt = (line: number, error: unknown): unknown =>
  error instanceof CsvError ? brokenSheet(line, wordsOf(error)) : error

const wordsOf = ({ code }: CsvError): string =>
  code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'
    ? 'a quotation mark is opened there and never closed.'
    : 'its quotation marks do not match.'

/** A cell as its writer meant it: some programs write ="007" so that zeros stay. */
const toText = (cell: string): string => fromCell(/^="([^"]*)"$/.exec(cell.trim())?.[1] ?? cell)

function withoutEmptyColumns(
  delimiter: Delimiter,
  first: readonly string[],
  rows: readonly SheetRow[],
): SheetTable {
  const width = Math.max(first.length, ...rows.map(({ cells }) => cells.length))
  const used = Array.from({ length: width }, (_none, at) => at).filter(
    (at) => (first[at] ?? '').trim() !== '' || rows.some(({ cells }) => (cells[at] ?? '').trim() !== ''),
  )
  const pick = (cells: readonly string[]) => used.map((at) => cells[at] ?? '')
  return {
    delimiter,
    headings: pick(first).map((heading) => heading.trim()),
    rows: rows.map(({ row, cells }) => ({ row, cells: pick(cells) })),
  }
}
