import { Select } from '@mantine/core'
import { useState } from 'react'
import { optionsInPlace } from '../../../../shared/ui/options-in-place.ts'
import { formTexts } from '../../animal-form.texts.ts'
import { type ParentChoice, useParentChoices } from '../../hooks/use-parent-choices.ts'
import classes from './parent-picker.module.css'

type Props = {
  label: string
  sex: 'Male' | 'Female'
  value: number | null
  onChange: (id: number | null) => void
  error?: string | undefined
  childId: number | undefined
  /** Where the form finds this field, to bring it into sight when it was refused. */
  path: string
}

const none = 'none'

/** A parent from the keeper's own animals of one sex, or none (LIN-01, LIN-02). The server does the searching. */
export function ParentPicker({ label, sex, value, onChange, error, childId, path }: Props) {
  const [wanted, setWanted] = useState(false)
  const [typed, setTyped] = useState('')
  const [typing, setTyping] = useState(false)
  const { choices, linked } = useParentChoices({
    sex,
    chosen: value,
    typed: typing ? typed : '',
    childId,
    wanted,
  })
  const byId = new Map(choices.map((choice) => [String(choice.id), choice]))
  return (
    <Select
      label={label}
      data-path={path}
      placeholder={formTexts.parentPlaceholder}
      searchable
      allowDeselect={false}
      autoComplete="off"
      nothingFoundMessage={formTexts.noParentFound}
      error={error}
      {...optionsInPlace}
      data={[
        { value: none, label: formTexts.none },
        ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={value === null ? null : String(value)}
      searchValue={typing ? typed : (linked?.name ?? '')}
      onSearchChange={(text) => typing && setTyped(text)}
      onInput={(event) => {
        setTyping(true)
        setTyped(event.currentTarget.value)
      }}
      onFocus={() => setWanted(true)}
      onDropdownClose={() => setTyping(false)}
      onChange={(chosen) => {
        setTyping(false)
        onChange(chosen === null || chosen === none ? null : Number(chosen))
      }}
      filter={({ options }) => options}
      renderOption={({ option }) => <Choice label={option.label} choice={byId.get(option.value)} />}
    />
  )
}

function Choice({ label, choice }: { label: string; choice: ParentChoice | undefined }) {
  if (!choice) return <span className={classes.none}>{label}</span>
  return (
    <span className={classes.choice}>
      <span className={classes.name}>{choice.name}</span>
      <span className={classes.detail}>
        <i>{choice.species}</i>
        {choice.customId && ` · ${choice.customId}`}
      </span>
    </span>
  )
}
