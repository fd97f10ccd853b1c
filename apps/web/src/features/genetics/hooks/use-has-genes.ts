import { findCatalogue } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { useQueries } from '@tanstack/react-query'
import { saidGenesQuery } from '../genetics.queries.ts'

/** Whether each of these species has genes to choose from, those of a catalogue, else the keeper's own ones; and what failed of asking. */
export function useKnownGenes(species: readonly string[]) {
  const uncharted = [...new Set(species)].filter((name) => name !== '' && findCatalogue(name) === null)
  const said = useQueries({ queries: uncharted.map((name) => saidGenesQuery(name)) })
  return species.map((name) => {
    const own = said[uncharted.indexOf(name)]
    return { hasGenes: own ? (own.data ?? []).length > 0 : name !== '', failure: own?.isError ? own : null }
  })
}

/** The same of one species. */
export const useHasGenes = (species: string): boolean => useKnownGenes([species])[0]?.hasGenes ?? false
