import type { TextRule } from './fields.ts'
import type { KeeperKind } from './record-kinds.ts'

/**
 * The fields of a record, each stated once as plain data. Schemas, blank rows, forms, merges, archives and sheets derive
 * from them, so this file needs no library: the browser's first script may hold it.
 */

/** What can be said of a field of any kind. */
type Common = {
  /** What a form, a message and a sheet call it. */
  readonly label: string
  /** The name of its column, where that is not the name on the wire. */
  readonly column?: string
  /** The field that tells its unit, without which it means nothing. */
  readonly unit?: string
  /** No form holds it: it is changed by an action of its own. */
  readonly isOutsideForms?: true
  /** Lists carry it. */
  readonly isOnCards?: true
  /** Strangers may read it, under the sharing settings of its record. */
  readonly isPublic?: true
  /** What the heading of its column in a sheet may be besides its name and label: words in lower case, with commas. */
  readonly headings?: string
  /** What a sheet calls it, where that is not its label. */
  readonly sheetLabel?: string
}

/** Text of at most `max` characters. With `absent` it must be given; else `blank` stands for nothing. */
export type TextField = Common & {
  readonly kind: 'text'
  readonly max: number
  /** What a keeper is told who leaves it out. */
  readonly absent?: string
  readonly blank?: string | null
  /** What it must satisfy besides its length; sees every text that is not blank. */
  readonly rule?: TextRule
  /** A number is taken for its digits, as some forms send it. */
  readonly takesNumbers?: true
}

/** One word of a closed list. Without `blank` it must be given. */
export type ChoiceField = Common & {
  readonly kind: 'choice'
  readonly of: readonly string[]
  readonly blank?: string
  readonly absent?: string
  readonly unknown?: string
}

/** A day of the calendar, `YYYY-MM-DD`. With `absent` it must be given. */
export type DayField = Common & { readonly kind: 'day'; readonly blank?: null; readonly absent?: string }

/** A time of day, `HH:MM`. Without one it is `blank`. */
export type TimeField = Common & {
  readonly kind: 'time'
  readonly blank: string | null
  readonly notTime: string
}

/** What a number is refused with. */
export type NumberMessages = { readonly notNumber: string; readonly least?: string; readonly most?: string }

/** A number between `least` and `most`; `isWhole` allows no fraction. `blank` stands for nothing. */
export type NumberField = Common & {
  readonly kind: 'number'
  readonly least: number
  readonly most: number
  readonly isWhole?: true
  readonly blank: number | null
  readonly messages: NumberMessages
}

/** Yes or no. */
export type FlagField = Common & { readonly kind: 'flag'; readonly blank: boolean; readonly notFlag?: string }

/** The number of another record of the keeper, of the kind `to`. With `absent` it must be given. */
export type LinkField = Common & {
  readonly kind: 'link'
  readonly to: KeeperKind
  readonly blank?: null
  readonly absent?: string
}

/** Photos and videos, which are in a table of their own. */
export type GalleryField = Common & { readonly kind: 'gallery' }

export type Field =
  | TextField
  | ChoiceField
  | DayField
  | TimeField
  | NumberField
  | FlagField
  | LinkField
  | GalleryField

export type Fields = Readonly<Record<string, Field>>

/** Keeps the exact type of each field, from which the types of rows, answers and forms follow. */
export const fields = <const F extends Fields>(declared: F): F => declared

/** What a record holds of a field; null where it may hold nothing. */
export type ValueOf<F extends Field> = F extends { kind: 'text' | 'day' | 'time' }
  ? string | NullOf<F>
  : F extends { kind: 'choice'; of: readonly (infer Word)[] }
    ? Word
    : F extends { kind: 'number' | 'link' }
      ? number | NullOf<F>
      : F extends { kind: 'flag' }
        ? boolean
        : F extends { kind: 'gallery' }
          ? string[]
          : never

type NullOf<F> = F extends { blank: null } ? null : never

/** Names of the fields that are columns of the record's own table. */
export type StoredName<F extends Fields> = {
  [K in keyof F & string]: F[K] extends { kind: 'gallery' } ? never : K
}[keyof F & string]

/** What a record holds, by the names of the wire. */
export type ValuesOf<F extends Fields> = { [K in keyof F & string]: ValueOf<F[K]> }

type ColumnOf<F extends Fields, K extends keyof F> = F[K] extends { column: infer Column extends string }
  ? Column
  : K

/** The columns of a record's table that hold its fields. */
export type RowOf<F extends Fields> = { [K in StoredName<F> as ColumnOf<F, K> & string]: ValueOf<F[K]> }

/** The columns of a table that follow from fields; `Flag` is what a database answers for yes or no. */
export type TableOf<F extends Fields, Flag> = {
  [K in keyof RowOf<F>]: RowOf<F>[K] extends boolean ? Flag : RowOf<F>[K]
}

/** The names of the fields with their exact type; `Object.entries` forgets it. */
export const namesOf = <F extends Fields>(of: F): (keyof F & string)[] => Object.keys(of)

/** What forms call the fields. */
export const labelsOf = <F extends Fields>(of: F): Readonly<Record<keyof F & string, string>> =>
  Object.fromEntries(Object.entries(of).map(([name, { label }]) => [name, label])) as Record<
    keyof F & string,
    string
  >

/** The fields that are columns of the record's own table. */
export const storedFieldsOf = (of: Fields): (readonly [string, Field])[] =>
  Object.entries(of).filter(([, { kind }]) => kind !== 'gallery')

/** What a field holds before anything was said of it; undefined where it must be given. */
export const blankOf = (field: Field): string | number | boolean | null | undefined =>
  'blank' in field ? field.blank : undefined

/** The columns of a record of which nothing was said yet: all but those that must be given. */
export function blankRowOf<F extends Fields>(of: F): BlankRowOf<F> {
  const given = storedFieldsOf(of).filter(([, field]) => blankOf(field) !== undefined)
  return Object.fromEntries(
    given.map(([name, field]) => [field.column ?? name, blankOf(field)]),
  ) as BlankRowOf<F>
}

type BlankName<F extends Fields> = {
  [K in StoredName<F>]: F[K] extends { blank: unknown } ? K : never
}[StoredName<F>]

export type BlankRowOf<F extends Fields> = RowOf<Pick<F, BlankName<F>>>

/** Of a row the columns that hold its fields. */
export const fieldsOfRow = <F extends Fields, Row extends Readonly<Record<keyof RowOf<F>, unknown>>>(
  of: F,
  row: Row,
): Pick<Row, keyof RowOf<F>> =>
  Object.fromEntries(
    storedFieldsOf(of).map(([name, { column = name }]) => [column, row[column as keyof RowOf<F>]]),
  ) as Pick<Row, keyof RowOf<F>>

type Sent<Body> = { [K in keyof Body]?: Exclude<Body[K], undefined> }

/** What of a body was really sent: an absent field is not the same as an empty one. */
export const sentFieldsOf = <Body extends object>(body: Body): Sent<Body> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Sent<Body>

const lengthProblem = (max: number, text: string): string | null =>
  text.length > max ? `Please use at most ${max} characters` : null

/** What is wrong with a text as it was typed, or null; blanks are nothing. */
export function textProblem({ max, absent, rule }: TextField, typed: string): string | null {
  if (typed.trim() === '') return absent ?? null
  return lengthProblem(max, typed) ?? rule?.(typed) ?? null
}

/** What is wrong with a number as it was typed, or null; blanks are nothing. Bounds hold as they are stored. */
export function numberProblem(field: NumberField, typed: string): string | null {
  if (typed.trim() === '') return null
  const value = Number(typed)
  const { least, most, isWhole, messages } = field
  if (!Number.isFinite(value) || (isWhole && !Number.isInteger(value))) return messages.notNumber
  if (value < least) return messages.least ?? messages.notNumber
  return value > most ? (messages.most ?? messages.notNumber) : null
}
