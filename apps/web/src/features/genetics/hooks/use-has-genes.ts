import { findCatalogue } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { useQuery } from '@tanstack/react-query'
import { saidGenesQuery } from '../genetics.queries.ts'

/** Whether a species has genes to choose from: those of a catalogue, else the keeper's own ones. */
export function useHasGenes(species: string): boolean {
  const hasCatalogue = findCatalogue(species) !== null
  const said = useQuery({ ...saidGenesQuery(species), enabled: !hasCatalogue && species !== '' })
  return hasCatalogue || (said.data !== undefined && said.data.length > 0)
}
