import { z } from 'zod'
import { sexes } from '../collection/collection.rules.ts'
import { digits, plainText, recordId } from '../kernel/fields.ts'
import { type SheetField, sheetFields, sheetLimits } from './sheet-columns.rules.ts'

const field = z.enum(Object.keys(sheetFields) as [SheetField, ...SheetField[]])

/** What the columns of a sheet are, in their order, parted by commas; nothing stands for a column that is left out. */
const columns = plainText(4000)
  .transform((text) => text.split(',').map((word) => word.trim() || null))
  .pipe(z.array(field.nullable()).max(sheetLimits.columns))

/** How a sheet is to be read. Without `columns` they are guessed. */
export const sheetReading = z.object({
  columns: columns.optional(),
  /** What animals are that the sheet names no species of. */
  species: plainText(500).optional(),
  /** Only so many rows are read, from the first on, where not all are to come in. */
  firstRows: digits.pipe(z.number().min(1).max(sheetLimits.rows)).optional(),
})

/** A row, or a cell of it, and what is the matter with it. Rows are counted as spreadsheets do, the headings first. */
const remark = z.object({ row: z.number().int(), heading: z.string().nullable(), message: z.string() })

/** What would come of a sheet, so that it can be put right before anything is stored. */
export const sheetPreview = z.object({
  columns: z.array(z.object({ heading: z.string(), field: field.nullable(), sample: z.string() })),
  rows: z.number().int(),
  /** How many rows of the sheet stay out, since only the first were asked for. */
  rowsLeftOut: z.number().int(),
  /** How many rows can't be imported, and the first of what is wrong with them. */
  faultyRows: z.number().int(),
  faults: z.array(remark),
  /** What is done otherwise than the sheet says, such as a parent who is kept as text. */
  notes: z.array(remark),
  /** The first animals as they would be. */
  animals: z.array(
    z.object({
      row: z.number().int(),
      name: z.string(),
      species: z.string(),
      morph: z.string().nullable(),
      sex: z.enum(sexes),
      dateOfBirth: z.string().nullable(),
      father: z.string().nullable(),
      mother: z.string().nullable(),
      isFaulty: z.boolean(),
    }),
  ),
  /** How many more animals the plan holds; null without a limit. */
  room: z.number().int().nullable(),
  /** How the file was read. */
  encoding: z.string(),
  delimiter: z.enum(['comma', 'semicolon', 'tab', 'bar']),
})

/** How many animals came in, and their numbers, for whoever wants to take the import back. */
export const sheetImported = z.object({ count: z.number().int(), ids: z.array(recordId) })

export type SheetReading = z.output<typeof sheetReading>
export type SheetPreview = z.output<typeof sheetPreview>
export type SheetRemark = z.output<typeof remark>
export type SheetImported = z.output<typeof sheetImported>
