import { z } from 'zod'
import { recordId } from '../kernel/fields.ts'
import { knownTimeZone } from '../kernel/time-zone.ts'
import { readingSheetForms } from './reading-sheets.rules.ts'

export const timeZoneMessage = 'Please name a time zone as Europe/Paris'

/** The zone of clocks that say none; that of the keeper unless said, here or in a field of the form. */
export const readingSheetQuery = z.object({
  timeZone: z
    .string()
    .refine((name) => knownTimeZone(name) !== null, timeZoneMessage)
    .optional(),
})

const whole = z.number().int()

/** What would come of a file of readings, with the first lines that are refused. */
export const readingSheetPreview = z.object({
  format: z.enum(readingSheetForms),
  rows: whole,
  stored: whole,
  known: whole,
  refusedCount: whole,
  refused: z.array(z.object({ line: whole, reason: z.string() })),
  from: z.string().nullable(),
  to: z.string().nullable(),
})

export const readingSheetImported = readingSheetPreview.extend({ importId: recordId })

export type ReadingSheetPreview = z.output<typeof readingSheetPreview>
export type ReadingSheetImported = z.output<typeof readingSheetImported>
