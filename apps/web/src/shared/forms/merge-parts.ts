import type { ReactNode } from 'react'
import { type Fields, isSame } from './draft-store.ts'

/** A part of a form that is decided as one: a field, or several that mean something only together. */
export type FormPart<Values> = {
  readonly label: string
  readonly fields: readonly (keyof Values & string)[]
  /** What it says, for people. */
  readonly show: (values: Values) => ReactNode
}

type Sides<Values> = {
  /** What the form began with. */
  readonly begun: Values
  readonly mine: Values
  /** What is stored by now. */
  readonly theirs: Values
}

/**
 * Brings together what was typed and what was changed elsewhere meanwhile (R13): what only one side changed is taken,
 * and what both changed, each otherwise, is named to be decided and stays as it was typed.
 */
export function mergeParts<Values extends Fields>(
  parts: readonly FormPart<Values>[],
  { begun, mine, theirs }: Sides<Values>,
): { values: Values; taken: FormPart<Values>[]; clashing: FormPart<Values>[] } {
  const isOther = ({ fields }: FormPart<Values>, one: Values, other: Values): boolean =>
    fields.some((field) => !isSame(one[field], other[field]))
  const news = parts.filter((part) => isOther(part, begun, theirs) && isOther(part, mine, theirs))
  const taken = news.filter((part) => !isOther(part, begun, mine))
  return {
    values: { ...mine, ...fieldsOf(taken, theirs) },
    taken,
    clashing: news.filter((part) => isOther(part, begun, mine)),
  }
}

/** Some parts of what a form holds. */
export const fieldsOf = <Values extends Fields>(
  parts: readonly FormPart<Values>[],
  values: Values,
): Partial<Values> =>
  Object.fromEntries(
    parts.flatMap(({ fields }) => fields.map((field) => [field, values[field]])),
  ) as Partial<Values>
