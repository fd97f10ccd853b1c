import { z } from 'zod'
import { isCivilDay } from './civil-day.ts'
import {
  numberOrBlank,
  optionalDay,
  optionalText,
  recordId,
  requiredDay,
  textBy,
  textOrNumber,
} from './fields.ts'
import {
  blankOf,
  type ChoiceField,
  type Field,
  type Fields,
  type LinkField,
  type NumberField,
  type TextField,
  type TimeField,
  textProblem,
  type ValueOf,
} from './record-fields.ts'
import { isTimeOfDay } from './time-zone.ts'

/** What a caller may send for a field; the schema decides what of it is meant. */
type SentOf<F extends Field> = F extends { kind: 'text'; takesNumbers: true }
  ? string | number | null
  : F extends { kind: 'text' | 'day'; absent: string }
    ? string
    : F extends { kind: 'text' | 'day' | 'time' }
      ? string | null
      : F extends { kind: 'number' }
        ? number | string | null
        : F extends { kind: 'gallery' }
          ? string[] | null
          : ValueOf<F>

/** The schemas of a body that changes a record, by field; each is for a field that was sent. */
type SentShape<F extends Fields> = { [K in keyof F & string]: z.ZodType<ValueOf<F[K]>, SentOf<F[K]>> }

/** The schemas of a record as its owner reads it, by field. */
type ShownShape<F extends Fields> = { [K in keyof F & string]: z.ZodType<ValueOf<F[K]>, ValueOf<F[K]>> }

/** One item of a gallery as it is sent: a data URL, or an address that the product gave out. */
const mediaItem = z.string().max(140 * 1024 * 1024)

/** The schema of each field as it is sent. */
export const sentShape = <const F extends Fields>(of: F): SentShape<F> => shapeBy(of, sentSchema)

/** The schema of each field as an answer carries it. */
export const shownShape = <const F extends Fields>(of: F): ShownShape<F> => shapeBy(of, shownSchema)

const shapeBy = <Shape>(of: Fields, schemaOf: (field: Field) => z.ZodType): Shape =>
  Object.fromEntries(Object.entries(of).map(([name, field]) => [name, schemaOf(field)])) as Shape

function sentSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return field.takesNumbers ? textOrNumber.pipe(sentText(field)) : sentText(field)
    case 'choice':
      return sentChoice(field)
    case 'day':
      return field.absent === undefined ? optionalDay : requiredDay(field.absent)
    case 'time':
      return sentTime(field)
    case 'number':
      return sentNumber(field)
    case 'flag':
      return z.boolean(field.notFlag)
    case 'link':
      return sentLink(field)
    case 'gallery':
      return z
        .array(mediaItem)
        .nullable()
        .transform((items) => items ?? [])
  }
}

function sentText(field: TextField) {
  const { max, absent } = field
  if (absent === undefined) {
    const blank = field.blank ?? null
    const text = optionalText(max).superRefine((value, context) => {
      const message = textProblem(field, value ?? '')
      if (message) context.addIssue({ code: 'custom', message })
    })
    return blank === null ? text : text.transform((value) => value ?? blank)
  }
  return judgedText(field).transform((value) => value.trim())
}

/** Text that was given, judged by the field's own rule. */
const judgedText = (field: TextField) => textBy((text) => textProblem(field, text), field.max)

function sentTime({ blank, notTime }: TimeField) {
  const time = optionalText(20).pipe(z.string().refine(isTimeOfDay, notTime).nullable())
  return blank === null ? time : time.transform((value) => value ?? blank)
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

function sentChoice({ of, absent, unknown }: ChoiceField) {
  if (absent !== undefined) return z.enum(of, { error: ({ input }) => (isNothing(input) ? absent : unknown) })
  return z.enum(of, unknown)
}

const sentNumber = (field: NumberField) => {
  const number = numberOrBlank.pipe(numberSchema(field).nullable())
  const { blank } = field
  return blank === null ? number : number.transform((value) => value ?? blank)
}

function numberSchema({ least, most, isWhole, messages }: NumberField): z.ZodNumber {
  const number = z
    .number(messages.notNumber)
    .min(least, messages.least ?? messages.notNumber)
    .max(most, messages.most ?? messages.notNumber)
  return isWhole ? number.int(messages.notNumber) : number
}

const sentLink = ({ absent }: LinkField) =>
  absent === undefined
    ? recordId.nullable()
    : z.number(absent).int(absent).positive(absent).max(Number.MAX_SAFE_INTEGER)

const orNull = (schema: z.ZodType, field: Field): z.ZodType =>
  blankOf(field) === null ? schema.nullable() : schema

function shownSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'day':
    case 'time':
      return orNull(z.string(), field)
    case 'choice':
      return z.enum(field.of)
    case 'number':
      return orNull(field.isWhole ? z.number().int() : z.number(), field)
    case 'flag':
      return z.boolean()
    case 'link':
      return orNull(recordId, field)
    case 'gallery':
      return z.array(z.string())
  }
}

type Archived<F extends Fields> = {
  [K in keyof F as F[K] extends { column: infer Column extends string } ? Column : K & string]: z.ZodType<
    ValueOf<F[K]>
  >
}

/**
 * The schema of each field as an archive has it, by the name of its column: of the right form, and a text by its rule
 * again, because anyone can write an archive. What one does not say, because it is older than the field, is blank.
 */
export const archivedShape = <const F extends Fields>(
  of: F,
  files: z.ZodType<string[]> = z.never(),
): Archived<F> =>
  Object.fromEntries(
    Object.entries(of).map(([name, field]) => [
      field.column ?? name,
      orBlank(archivedSchema(field, files), blankOf(field)),
    ]),
  ) as Archived<F>

const orBlank = (schema: z.ZodType, blank: ReturnType<typeof blankOf>): z.ZodType =>
  blank === undefined ? schema : schema.default(blank)

function archivedSchema(field: Field, files: z.ZodType<string[]>): z.ZodType {
  switch (field.kind) {
    case 'text':
      return orNull(judgedText(field), field)
    case 'choice':
      return z.enum(field.of)
    case 'day':
      return orNull(z.string().refine(isCivilDay), field)
    case 'time':
      return orNull(z.string().refine(isTimeOfDay), field)
    case 'number':
      return orNull(numberSchema(field), field)
    case 'flag':
      return z.boolean()
    case 'link':
      return orNull(recordId, field)
    case 'gallery':
      return files
  }
}
