import { shownDay } from '../day-format.ts'
import { formsTexts } from './forms.texts.ts'
import type { FormPart } from './merge-parts.ts'

/** The fields that hold values of a kind. */
type FieldOf<Values, Kind> = {
  [Field in keyof Values & string]: Values[Field] extends Kind ? Field : never
}[keyof Values & string]

/** The usual parts of a form: one field each. */
export function partBuilders<Values extends Readonly<Record<string, unknown>>>() {
  return {
    text: (field: FieldOf<Values, string>, label: string): FormPart<Values> => ({
      label,
      fields: [field],
      show: ({ [field]: words }) => String(words),
    }),
    day: (field: FieldOf<Values, string | null>, label: string): FormPart<Values> => ({
      label,
      fields: [field],
      show: ({ [field]: day }) => (day === null ? '' : shownDay(String(day))),
    }),
    yes: (field: FieldOf<Values, boolean>, label: string): FormPart<Values> => ({
      label,
      fields: [field],
      show: ({ [field]: is }) => formsTexts.clash[is ? 'yes' : 'no'],
    }),
  }
}
