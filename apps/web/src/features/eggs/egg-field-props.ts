import type { EggFormValues } from './egg-form-values.ts'
import type { EggForm } from './hooks/use-egg-form.ts'

/** What each part of the form is given. */
export type EggFieldProps = {
  form: EggForm
  /** The form with its suggestions filled in. */
  shown: EggFormValues
  set: <Field extends keyof EggFormValues>(field: Field, value: EggFormValues[Field]) => void
}

type TextField =
  | ('count' | 'eggNumber' | 'incubationDays' | 'temperature' | 'humidity' | 'notes')
  | ('position' | 'massGrams')
type DayField = 'layDate' | 'dueDate' | 'hatchDate'

/** What a field of text needs. */
export const textProps = ({ form, shown, set }: EggFieldProps, field: TextField) => ({
  ...form.getInputProps(field),
  value: shown[field],
  onChange: (event: { currentTarget: { value: string } }) => set(field, event.currentTarget.value),
})

/** What a field of a day needs. */
export const dayProps = ({ form, shown, set }: EggFieldProps, field: DayField) => ({
  ...form.getInputProps(field),
  value: shown[field],
  onChange: (day: string | null) => set(field, day),
})
