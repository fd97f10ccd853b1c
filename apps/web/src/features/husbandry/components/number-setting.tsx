import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useChangeCareSettings } from '../care-settings.queries.ts'
import { type NumberSetting as Field, careSettingsTexts as texts } from '../care-settings.texts.ts'

type Props = { field: Field; value: number | null }

/** A figure that is saved once it is left, or with Enter; nothing in it is off, or as usual where that can't be. */
export function NumberSetting({ field, value }: Props) {
  const { label, text } = texts.words[field]
  const stored = value === null ? '' : String(value)
  /** What is typed and not saved yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const change = useChangeCareSettings()
  const problem = fieldErrorsOf(change.error, [field])[field]
  const save = (): void => {
    if (typed === null) return
    const told = typed.trim().replace(',', '.')
    if (told === stored) {
      setTyped(null)
      change.reset()
      return
    }
    const sent = told === '' ? null : told
    // Enter sent it already: leaving the field has nothing to add while that is under way, or was refused.
    if (change.variables?.[field] === sent && (change.isPending || problem !== undefined)) return
    change.mutate(
      { [field]: sent },
      {
        onSuccess: () => {
          setTyped(null)
          showToast({ title: texts.saved(label) })
        },
        onError: (error) => {
          if (!fieldErrorsOf(error, [field])[field]) showFailure(error, texts.failed, texts.otherwise)
        },
      },
    )
  }
  return (
    <TextInput
      label={label}
      description={text}
      placeholder={texts.off}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? stored}
      error={problem}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
      }}
    />
  )
}
