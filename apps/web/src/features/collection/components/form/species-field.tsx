import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formTexts } from '../../animal-form.texts.ts'
import { speciesQuery } from '../../collection.queries.ts'
import { suggestedSpecies } from '../../common-species.ts'

/** Suggestions shown at once; more would hide the form on a phone. */
const shownAtOnce = 6

/** The species: any text, with suggestions from the keeper's own collection first. */
export function SpeciesField(props: Omit<AutocompleteProps, 'data'>) {
  const own = useQuery(speciesQuery('all')).data ?? []
  return (
    <Autocomplete
      {...props}
      label={formTexts.fields.species}
      placeholder={formTexts.fields.speciesHint}
      withAsterisk
      autoComplete="off"
      openOnFocus={false}
      limit={shownAtOnce}
      data={suggestedSpecies(own)}
    />
  )
}
