import { z } from 'zod'
import { recordLimits } from '../collection/animal-records.rules.ts'
import { sexes } from '../collection/collection.rules.ts'
import { digits, plainText, recordId } from '../kernel/fields.ts'
import { type RecordSheetField, recordSheetFields } from './record-columns.rules.ts'
import { type SheetField, sheetFields, sheetLimits } from './sheet-columns.rules.ts'

const field = z.enum(Object.keys(sheetFields) as [SheetField, ...SheetField[]])

const recordField = z.enum(Object.keys(recordSheetFields) as [RecordSheetField, ...RecordSheetField[]])

/** What the columns of a sheet are, in their order, parted by commas; nothing stands for a column that is left out. */
const columnsOf = <Field extends z.ZodType<string, string>>(of: Field) =>
  plainText(4000)
    .transform((text) => text.split(',').map((word) => word.trim() || null))
    .pipe(z.array(of.nullable()).max(sheetLimits.columns))

/** Only so many rows are read, from the first on, where not all are to come in. */
const firstRows = digits.pipe(z.number().min(1).max(sheetLimits.rows)).optional()

/** How a sheet is to be read. Without `columns` they are guessed. */
export const sheetReading = z.object({
  columns: columnsOf(field).optional(),
  /** What animals are that the sheet names no species of. */
  species: plainText(500).optional(),
  firstRows,
})

/** How a sheet of records is to be read. */
export const recordSheetReading = z.object({
  columns: columnsOf(recordField).optional(),
  /** What kind records are that the sheet names none of. */
  recordType: plainText(recordLimits.type).optional(),
  firstRows,
})

/** A row, or a cell of it, and what is the matter with it. Rows are counted as spreadsheets do, the headings first. */
const remark = z.object({ row: z.number().int(), heading: z.string().nullable(), message: z.string() })

const columnShown = { heading: z.string(), sample: z.string() }

/** What is said of a sheet of whatever kind before anything is stored. */
const lookedAt = {
  rows: z.number().int(),
  /** How many rows of the sheet stay out, since only the first were asked for. */
  rowsLeftOut: z.number().int(),
  /** How many rows can't be imported, and the first of what is wrong with them. */
  faultyRows: z.number().int(),
  faults: z.array(remark),
  /** What is done otherwise than the sheet says, such as a parent who is kept as text. */
  notes: z.array(remark),
  /** How the file was read. */
  encoding: z.string(),
  delimiter: z.enum(['comma', 'semicolon', 'tab', 'bar']),
}

/** What would come of a sheet, so that it can be put right before anything is stored. */
export const sheetPreview = z.object({
  columns: z.array(z.object({ ...columnShown, field: field.nullable() })),
  ...lookedAt,
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
})

/** What would come of a sheet of records. */
export const recordSheetPreview = z.object({
  columns: z.array(z.object({ ...columnShown, field: recordField.nullable() })),
  ...lookedAt,
  /** The first records as they would be; null where that can't be told. */
  records: z.array(
    z.object({
      row: z.number().int(),
      /** What the animal is called, where one was found; else what the sheet says. */
      animal: z.string(),
      recordDate: z.string().nullable(),
      recordType: z.string(),
      measurement: z.string().nullable(),
      unit: z.string().nullable(),
      outcome: z.string().nullable(),
      isFaulty: z.boolean(),
    }),
  ),
})

/** How many animals or records came in, and their numbers, for whoever wants to take the import back. */
export const sheetImported = z.object({ count: z.number().int(), ids: z.array(recordId) })

export type SheetReading = z.output<typeof sheetReading>
export type SheetPreview = z.output<typeof sheetPreview>
export type RecordSheetReading = z.output<typeof recordSheetReading>
export type RecordSheetPreview = z.output<typeof recordSheetPreview>
export type SheetRemark = z.output<typeof remark>
export type SheetImported = z.output<typeof sheetImported>
