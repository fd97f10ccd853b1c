import type { Field, Fields } from '@clutchbook/domain/kernel/record-fields'
import type { ReactNode } from 'react'
import { shownDay } from '../day-format.ts'
import { formsTexts } from './forms.texts.ts'
import { type FormName, type FormOf, formFieldsOf } from './record-form.ts'
import type { FormPart } from './three-way-merge.ts'

/** How a form's fields are told where that takes more than their own value, such as the name of a linked record. */
type Shown<F extends Fields> = {
  readonly [K in FormName<F>]?: (values: FormOf<F>) => ReactNode
}

/** What of a record is decided part by part where it was changed elsewhere too (R13): each field, amounts with their unit. */
export function fieldParts<F extends Fields, Whole extends FormOf<F>>(
  of: F,
  shown: Shown<F> = {},
): FormPart<Whole>[] {
  const held = formFieldsOf(of)
  const units = new Set(held.map(([, { unit }]) => unit))
  return held
    .filter(([name]) => !units.has(name))
    .map(([name, field]) => {
      const part = fieldPart<Whole>(name as FormName<F>, field)
      return { ...part, show: shown[name as FormName<F>] ?? part.show }
    })
}

/** One field as a part that is decided by itself. */
export const fieldPart = <Values>(name: keyof Values & string, field: Field): FormPart<Values> => ({
  label: field.label,
  fields: [name, ...(field.unit === undefined ? [] : [field.unit as keyof Values & string])],
  show: (values) => wordsOf(name, field, values as Readonly<Record<string, unknown>>),
})

function wordsOf(name: string, field: Field, values: Readonly<Record<string, unknown>>): string {
  const value = values[name]
  if (value === null || value === '') return ''
  if (field.kind === 'day') return shownDay(String(value))
  if (field.kind === 'flag') return formsTexts.clash[value ? 'yes' : 'no']
  return field.unit === undefined ? String(value) : `${value} ${values[field.unit]}`
}
