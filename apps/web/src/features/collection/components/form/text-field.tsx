import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import { TextInput, type TextInputProps } from '@mantine/core'
import type { FormName } from '../../../../shared/forms/record-form.ts'
import type { AnimalForm } from '../../hooks/use-animal-form.ts'

type Fields = typeof animalFields
type TextName = {
  [K in FormName<Fields>]: Fields[K] extends { kind: 'text' | 'number' } ? K : never
}[FormName<Fields>]

type Props = {
  form: AnimalForm
  name: TextName
  hint?: string
  /** In a dialog, whoever opens it begins to type here. */
  first?: boolean
} & Pick<TextInputProps, 'inputMode' | 'withAsterisk'>

/** A text or number of an animal, under its own label. */
export const TextField = ({ form, name, hint, first = false, ...input }: Props) => (
  <TextInput
    key={form.key(name)}
    label={animalFields[name].label}
    description={hint}
    // The hint stands under the field, so that fields beside each other stay in line.
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    autoComplete="off"
    data-autofocus={first || undefined}
    {...input}
    {...form.getInputProps(name)}
  />
)
