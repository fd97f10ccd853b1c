import type { ChoiceField, Field } from '@clutchbook/domain/kernel/record-fields'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { DayInput } from '../../../shared/forms/day-input.tsx'
import { GrowingText } from '../../../shared/forms/growing-text.tsx'
import { wordText } from '../../collection/public/record-words.ts'
import type { Typed } from '../typed-fields.ts'
import { waitingTexts } from '../waiting.texts.ts'
import { LinkField } from './link-field.tsx'

/** Text of more letters has several lines. */
const longText = 300

type Props = {
  name: string
  field: Field
  typed: Typed
  error: string | undefined
  onType: (value: Typed) => void
}

/** The words of a list, with none of them where that may be. */
const choicesOf = (field: ChoiceField) => [
  ...(field.blank === '' && !field.of.includes('') ? [{ value: '', label: waitingTexts.nobody }] : []),
  ...field.of.map((word) => ({ value: word, label: wordText(word) })),
]

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
        data={choicesOf(field)}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    )
  if (field.kind === 'link') return <LinkField {...{ name, field, typed, error, onType }} />
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
      {...(field.kind === 'time' && { type: 'time' })}
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}
