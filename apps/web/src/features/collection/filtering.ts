import type { PlaceChoice } from '../places/public/use-place-choices.ts'
import type { ListFilters } from './list-filters.ts'

/** A species to choose; how many animals are of it where that is known. */
export type SpeciesChoice = { readonly species: string; readonly count?: number }

/** What a list of animals is narrowed by at present, and how that is changed. */
export type Filtering = {
  filters: ListFilters
  narrow: (change: { [K in keyof ListFilters]?: ListFilters[K] | null }, quietly?: boolean) => void
  clear: () => void
  species: readonly SpeciesChoice[]
  /** The places to choose from; none where the list tells of none. */
  places?: readonly PlaceChoice[]
  /** Whether the list can be put in the order of IDs, which others aren't told. */
  ordered: boolean
}

/** A species, and how many animals are of it. */
export const speciesLabel = ({ species, count }: SpeciesChoice): string =>
  count === undefined ? species : `${species} (${count})`
