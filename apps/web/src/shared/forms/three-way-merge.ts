import { meetParts, type Sides } from '@clutchbook/domain/kernel/merge'
import type { ReactNode } from 'react'
import type { Fields } from './draft-store.ts'

/** A part of a form that is decided as one: a field, or several that mean something only together. */
export type FormPart<Values> = {
  readonly label: string
  readonly fields: readonly (keyof Values & string)[]
  /** What it says, for people. */
  readonly show: (values: Values) => ReactNode
}

/**
 * Brings together what was typed and what was changed elsewhere meanwhile (R13): what only one side changed is taken,
 * and what both changed, each otherwise, is named to be decided and stays as it was typed.
 */
export function mergeParts<Values extends Fields>(
  parts: readonly FormPart<Values>[],
  sides: Sides<Values>,
): { values: Values; taken: FormPart<Values>[]; clashing: FormPart<Values>[] } {
  const { taken, clashing } = meetParts(parts, sides)
  return { values: { ...sides.mine, ...fieldsOf(taken, sides.theirs) }, taken, clashing }
}

/** Some parts of what a form holds. */
export const fieldsOf = <Values extends Fields>(
  parts: readonly FormPart<Values>[],
  values: Values,
): Partial<Values> =>
  Object.fromEntries(
    parts.flatMap(({ fields }) => fields.map((field) => [field, values[field]])),
  ) as Partial<Values>
