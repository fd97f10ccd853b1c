import '@mantine/core/styles/Combobox.layer.css'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { optionsInPlace } from '../../../shared/ui/options-in-place.ts'
import { placeWords } from '../place-words.ts'
import { type Place, placesQuery } from '../places.queries.ts'
import { moveTexts as texts } from '../places.texts.ts'
import classes from './place-picker.module.css'

type Props = {
  label: string
  /** Null is none of them; undefined while nothing is chosen. */
  value: number | null | undefined
  onChange: (id: number | null) => void
  error?: string | undefined
}

const noneValue = 'none'

/** So many are offered at once; typing finds the others. */
const offered = 60

/** A place of the keeper's own, found by typing its code or name; or none of them. */
export function PlacePicker({ label, value, onChange, error }: Props) {
  const places = useQuery(placesQuery).data ?? []
  const byId = new Map(places.map((place) => [String(place.id), place]))
  return (
    <Select
      label={label}
      placeholder={texts.hint}
      searchable
      allowDeselect={false}
      autoComplete="off"
      data-autofocus
      limit={offered}
      nothingFoundMessage={texts.nothingFound}
      error={error}
      {...optionsInPlace}
      data={[
        ...places.map((place) => ({ value: String(place.id), label: placeWords(place) })),
        { value: noneValue, label: texts.none },
      ]}
      value={value === undefined ? null : String(value ?? noneValue)}
      onChange={(chosen) => onChange(byId.get(chosen ?? noneValue)?.id ?? null)}
      renderOption={({ option }) => <Choice label={option.label} place={byId.get(option.value)} />}
    />
  )
}

const Choice = ({ label, place }: { label: string; place: Place | undefined }) => (
  <span className={classes.choice}>
    <span>{label}</span>
    {place?.kind === 'enclosure' && (
      <span className={classes.state}>
        {place.animalCount === 0 ? texts.freeHere : texts.takenHere(place.animalCount)}
      </span>
    )}
  </span>
)
