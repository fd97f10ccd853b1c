import type { NewAnimal } from '@clutchbook/domain/collection/collection.schema'
import { findCatalogue } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { unsaid } from '@clutchbook/domain/genetics/entry'
import { writeFraction } from '@clutchbook/domain/genetics/fraction'
import { genomeOf } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import type { DatedAnimal } from './collection.ts'

/** The genes that the morph of an animal names, to be kept; undefined where it is not read to the last word. */
export async function genotypeOf({
  species,
  morph,
}: Pick<DatedAnimal, 'species' | 'morph'>): Promise<NewAnimal['genotype']> {
  const entry = findCatalogue(species)
  if (!entry || !morph) return undefined
  const { verdict, entries } = readMorph(genomeOf(await entry.load()), morph)
  if (verdict !== 'clear') return undefined
  const kept = entries.map(({ chance, ...read }) => ({ ...read, ...unsaid, chance: writeFraction(chance) }))
  return { entries: kept, writeMorph: false }
}
