import { z } from 'zod'
import { isCivilDay } from './civil-day.ts'
import { mostAtOnce } from './several.ts'

/** A rule of one text field: the message that refuses it, or null. Free of any library, so forms use it too. */
export type TextRule = (text: string) => string | null

/** Text that a database can keep: bounded, and without the NUL character, which PostgreSQL refuses. */
export const plainText = (max: number, absent?: string) =>
  z
    .string(absent)
    .max(max, `Please use at most ${max} characters`)
    .refine((text) => !text.includes('\0'), 'Please remove the invisible control characters')

/** A text field whose meaning is one rule; the rule's message is the field's message. */
export const textBy = (rule: TextRule, max: number) =>
  plainText(max, rule('') ?? undefined).superRefine((text, context) => {
    const message = rule(text)
    if (message) context.addIssue({ code: 'custom', message })
  })

const blankToNull = (text: string | null): string | null =>
  text === null || text.trim() === '' ? null : text.trim()

/** Text that may be left out: blanks count as nothing, and nothing is null. */
export const optionalText = (max: number) =>
  plainText(max).nullable().transform(blankToNull).pipe(z.string().nullable())

/** A day of the calendar. */
export const plainDay = z.string().refine(isCivilDay, 'Please enter a date as YYYY-MM-DD')

/** A day of the calendar, or null; an empty text counts as none. */
export const optionalDay = z.string().nullable().transform(blankToNull).pipe(plainDay.nullable())

/** A day of the calendar that must be given; the message says so where it is missing, null or empty. */
export const requiredDay = (absent: string) =>
  z
    .string(absent)
    .nullable()
    .transform((text) => text?.trim() ?? '')
    .pipe(z.string().min(1, absent).refine(isCivilDay, 'Please enter a date as YYYY-MM-DD'))

/** A number that may arrive as the text of a form; blank means none. What is no number at all becomes NaN. */
export const numberOrBlank = z
  .union([z.number(), z.string().trim().max(20), z.null()])
  .transform((value) => (value === '' || value === null ? null : Number(value)))

/** Text that may arrive as a number, as some forms send it. */
export const textOrNumber = z
  .union([z.string(), z.number(), z.null()])
  .transform((value) => (value === null ? null : String(value)))

/** A record's number, made by the database. */
export const recordId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** Several things of one call: at least one, and no more than it takes. */
export const several = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .min(1, 'Please choose at least one')
    .max(mostAtOnce, `Please choose at most ${mostAtOnce} at once`)

/** The numbers of several records; one that is named twice counts once. */
export const recordIds = several(recordId).transform((ids) => [...new Set(ids)])

/** A whole number as a path or a query writes it, in plain digits. */
export const digits = z
  .union([z.number().int().nonnegative(), z.string().regex(/^\d{1,15}$/)], 'Please use a whole number')
  .transform(Number)

/** A record's number in a path. */
export const idParams = z.object({ id: digits })

/** A moment on the wire: ISO 8601 in UTC. */
export const moment = z.string()
