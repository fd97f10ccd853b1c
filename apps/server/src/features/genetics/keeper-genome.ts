import { findCatalogue } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { type Genome, genomeOf } from '@clutchbook/domain/genetics/locus.rules'

/** The genes of a species as a keeper knows them; null where none are known. Catalogues are loaded when they are wanted. */
export async function findGenome(species: string): Promise<Genome | null> {
  const entry = findCatalogue(species)
  return entry && genomeOf(await entry.load())
}
