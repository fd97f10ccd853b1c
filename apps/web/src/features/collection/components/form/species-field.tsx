import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import { searchForm } from '@clutchbook/domain/kernel/text-order'
import { findSpecies, suggestSpecies } from '@clutchbook/domain/species/species.rules'
import { Autocomplete, type AutocompleteProps, type ComboboxItem, type OptionsFilter } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { optionsInPlace } from '../../../../shared/ui/options-in-place.ts'
import { formTexts } from '../../animal-form.texts.ts'
import { speciesQuery } from '../../collection.queries.ts'
import styles from './species-field.module.css'

/** Suggestions shown at once; more would hide the form on a phone. */
const shownAtOnce = 6

/** The common name of a species, for those who know the animal by it. */
const commonName = (species: string): string => findSpecies(species)?.common ?? ''

/** Suggestions whose scientific or common name contains what was typed; what is typed already needs none. */
const matching: OptionsFilter = ({ options, search, limit }) => {
  const typed = searchForm(search)
  return (options as ComboboxItem[])
    .filter(({ label }) => searchForm(`${label}\n${commonName(label)}`).includes(typed) && label !== search)
    .slice(0, limit)
}

/** The species: any text, with suggestions from the keeper's own collection first. */
export function SpeciesField(props: Omit<AutocompleteProps, 'data'>) {
  const own = useQuery(speciesQuery('all')).data ?? []
  return (
    <Autocomplete
      {...props}
      label={animalFields.species.label}
      placeholder={formTexts.fieldHints.species}
      withAsterisk
      autoComplete="off"
      {...optionsInPlace}
      filter={matching}
      limit={shownAtOnce}
      data={suggestSpecies(own).map(({ species }) => species)}
      renderOption={({ option: { value } }) => <SpeciesOption species={value} />}
    />
  )
}

function SpeciesOption({ species }: { species: string }) {
  const common = commonName(species)
  return (
    <span>
      {species}
      {common && <span className={styles.common}>{common}</span>}
    </span>
  )
}
