import type { Field } from '@clutchbook/domain/kernel/record-fields'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { DayInput } from '../../../shared/forms/day-input.tsx'
import { GrowingText } from '../../../shared/forms/growing-text.tsx'

/** Text of more letters has several lines. */
const longText = 300

type Props = {
  name: string
  field: Field
  typed: string | boolean
  error: string | undefined
  onType: (value: string | boolean) => void
}

/** One field of a change, as its own form would ask for it. */
export function EntryField({ name, field, typed, error, onType }: Props) {
  const { label } = field
  if (typeof typed === 'boolean')
    return (
      <Checkbox
        name={name}
        label={label}
        error={error}
        checked={typed}
        onChange={({ currentTarget }) => onType(currentTarget.checked)}
      />
    )
  const shared = { name, label, error, autoComplete: 'off' }
  if (field.kind === 'day')
    return (
      <DayInput
        {...{ name, label, error }}
        value={typed === '' ? null : typed}
        onChange={(day) => onType(day ?? '')}
      />
    )
  if (field.kind === 'choice')
    return (
      <NativeSelect
        {...shared}
        data={[...field.of]}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    )
  const isLong = field.kind === 'text' && field.max > longText
  const max = field.kind === 'text' ? { maxLength: field.max } : {}
  return isLong ? (
    <GrowingText
      {...{ ...shared, ...max }}
      rows={[2, 10]}
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  ) : (
    <TextInput
      {...{ ...shared, ...max }}
      {...(field.kind === 'number' && { inputMode: 'decimal' as const })}
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}
