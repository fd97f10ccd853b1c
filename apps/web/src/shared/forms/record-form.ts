import {
  blankOf,
  type Field,
  type Fields,
  numberProblem,
  textProblem,
  type ValuesOf,
} from '@clutchbook/domain/kernel/record-fields'

/** What a form holds of a field: texts, numbers and times as they are typed, never null; days as `YYYY-MM-DD`. */
type TypedOf<F extends Field> = F extends { kind: 'text' | 'number' | 'time' }
  ? string
  : F extends { kind: 'choice'; of: readonly (infer Word)[] }
    ? Word
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'day' }
        ? string | null
        : number | null

/** Names of the fields that a form holds; galleries are kept beside it. */
export type FormName<F extends Fields> = {
  [K in keyof F & string]: F[K] extends { kind: 'gallery' } | { isOutsideForms: true } ? never : K
}[keyof F & string]

/** The form of a record as it is typed. */
export type FormOf<F extends Fields> = { [K in FormName<F>]: TypedOf<F[K]> }

/** The fields that a form holds, in their order. */
export const formFieldsOf = (of: Fields): (readonly [string, Field])[] =>
  Object.entries(of).filter(([, field]) => field.kind !== 'gallery' && !field.isOutsideForms)

/** The names of the fields that a form holds, in the order in which they stand. */
export const formNamesOf = <F extends Fields>(of: F): FormName<F>[] =>
  formFieldsOf(of).map(([name]) => name as FormName<F>)

/** A form in which nothing was typed yet, with the defaults of a new record. */
export const emptyFormOf = <F extends Fields>(of: F): FormOf<F> =>
  Object.fromEntries(
    formFieldsOf(of).map(([name, field]) => [name, typed(field, blankOf(field) ?? null)]),
  ) as FormOf<F>

/** A stored record as its form shows it. */
export const formOf = <F extends Fields>(of: F, record: Pick<ValuesOf<F>, FormName<F>>): FormOf<F> =>
  Object.fromEntries(
    formFieldsOf(of).map(([name, field]) => [name, typed(field, record[name as FormName<F>])]),
  ) as FormOf<F>

const typed = ({ kind }: Field, value: unknown): unknown =>
  kind === 'text' || kind === 'number' || kind === 'time' ? String(value ?? '') : value

/** What is wrong with a field as it was typed; a function only of fields that have something to judge. */
export type RuleOf<F extends Field> = F extends { kind: 'text' | 'number' }
  ? (typed: string) => string | null
  : F extends { kind: 'day'; absent: string }
    ? (day: string | null) => string | null
    : F extends { kind: 'link'; absent: string }
      ? (id: number | null) => string | null
      : never

type JudgedName<F extends Fields> = {
  [K in FormName<F>]: RuleOf<F[K]> extends never ? never : K
}[FormName<F>]

/** The rules of a form by field, in the words that the server refuses with (COL-128). */
export const rulesOf = <F extends Fields>(of: F): { [K in JudgedName<F>]: RuleOf<F[K]> } =>
  Object.fromEntries(
    formFieldsOf(of).flatMap(([name, field]) => {
      const rule = ruleOf(field)
      return rule ? [[name, rule]] : []
    }),
  ) as { [K in JudgedName<F>]: RuleOf<F[K]> }

function ruleOf(field: Field): ((typed: never) => string | null) | null {
  switch (field.kind) {
    case 'text':
      return (text: string) => textProblem(field, text)
    case 'number':
      return (text: string) => numberProblem(field, text)
    case 'day':
    case 'link': {
      const { absent } = field
      return absent === undefined ? null : (value: unknown) => (value === null ? absent : null)
    }
    default:
      return null
  }
}
