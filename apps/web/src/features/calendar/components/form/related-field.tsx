import { Select } from '@mantine/core'
import { useState } from 'react'
import { memoField } from '../../../../shared/forms/memo-field.tsx'
import { optionsInPlace } from '../../../../shared/ui/options-in-place.ts'
import { eventFormTexts } from '../../event-form.texts.ts'
import { useRelatedChoices } from '../../hooks/use-related-choices.ts'
import type { RelatedKind } from '../../related.queries.ts'
import classes from './related-field.module.css'

const texts = eventFormTexts.related
const none = 'none'

type Props = {
  kind: RelatedKind
  label: string
  value: number | null
  onChange: (id: number | null) => void
  error?: string | undefined
}

/** An own animal or breeding project that the event is about, or none (CAL-19). The server does the searching. */
export const RelatedField = memoField(function Related({ kind, label, value, onChange, error }: Props) {
  const [wanted, setWanted] = useState(false)
  // What is typed now; null while nothing is.
  const [typed, setTyped] = useState<string | null>(null)
  const { choices, linked } = useRelatedChoices({ kind, chosen: value, typed: typed ?? '', wanted })
  const details = new Map(choices.map(({ id, detail }) => [String(id), detail]))
  return (
    <Select
      label={label}
      placeholder={texts.placeholder}
      searchable
      allowDeselect={false}
      autoComplete="off"
      nothingFoundMessage={texts.nothing[kind]}
      error={error}
      {...optionsInPlace}
      data={[
        { value: none, label: texts.none },
        ...choices.map(({ id, label: name }) => ({ value: String(id), label: name })),
      ]}
      value={value === null ? null : String(value)}
      searchValue={typed ?? linked?.label ?? ''}
      onSearchChange={(text) => setTyped((before) => (before === null ? null : text))}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onFocus={() => setWanted(true)}
      onDropdownClose={() => setTyped(null)}
      onChange={(chosen) => {
        setTyped(null)
        onChange(chosen === null || chosen === none ? null : Number(chosen))
      }}
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span className={classes.choice}>
          {option.label}
          {details.has(option.value) && <span className={classes.detail}>{details.get(option.value)}</span>}
        </span>
      )}
    />
  )
})
