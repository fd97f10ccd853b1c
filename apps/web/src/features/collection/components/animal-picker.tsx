import '@mantine/core/styles/Combobox.layer.css'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { memoField } from '../../../shared/forms/memo-field.tsx'
import { optionsInPlace } from '../../../shared/ui/options-in-place.ts'
import { formTexts } from '../animal-form.texts.ts'
import { type AnimalChoice, useAnimalChoices } from '../hooks/use-animal-choices.ts'
import classes from './animal-picker.module.css'

type Props = {
  label: string
  placeholder: string
  /** Only animals of this sex are offered; any without it. */
  sex?: 'Male' | 'Female'
  value: number | null
  /** Told the id and the name of what was chosen; null for no animal. */
  onChange: (id: number | null, name: string | null) => void
  /** The choice to name no animal, where that is one. */
  none?: string
  required?: boolean
  error?: string | undefined
  /** Animals that are not offered. */
  except?: readonly number[]
  /** Where the form finds this field, to bring it into sight when it was refused. */
  path: string
}

const noneValue = 'none'
const nobody: readonly number[] = []

/** An animal of the keeper's own, found by typing. The server does the searching. */
export const AnimalPicker = memoField(function Picker(props: Props) {
  const { label, placeholder, sex, value, onChange, none, required = false, error, except, path } = props
  const [wanted, setWanted] = useState(false)
  const [typed, setTyped] = useState('')
  const [typing, setTyping] = useState(false)
  const { choices, linked } = useAnimalChoices({
    sex,
    chosen: value,
    typed: typing ? typed : '',
    except: except ?? nobody,
    wanted,
  })
  const byId = new Map(choices.map((choice) => [String(choice.id), choice]))
  return (
    <Select
      label={label}
      data-path={path}
      placeholder={placeholder}
      withAsterisk={required}
      searchable
      allowDeselect={false}
      autoComplete="off"
      nothingFoundMessage={sex ? formTexts.noneOfSexFound : formTexts.noneFound}
      error={error}
      {...optionsInPlace}
      data={[
        ...(none === undefined ? [] : [{ value: noneValue, label: none }]),
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
        const animal = byId.get(chosen ?? noneValue)
        onChange(animal?.id ?? null, animal?.name ?? null)
      }}
      filter={({ options }) => options}
      renderOption={({ option }) => <Choice label={option.label} choice={byId.get(option.value)} />}
    />
  )
})

function Choice({ label, choice }: { label: string; choice: AnimalChoice | undefined }) {
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
