import type { Sex } from '@clutchbook/domain/collection/collection.rules'
import { sexOf } from '@clutchbook/domain/genetics/animal-sex'
import { animalWarnings } from '@clutchbook/domain/genetics/animal-warnings.rules'
import { catalogueVersion } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { ofSpecies, strongestEntries } from '@clutchbook/domain/genetics/entries.rules'
import { isOne } from '@clutchbook/domain/genetics/fraction'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { writeMorph, writeTradeName } from '@clutchbook/domain/genetics/morph-writer.rules'
import type { SharedGenotype } from '@clutchbook/domain/genetics/shared-genotype.schema'
import { traitText } from '@clutchbook/domain/genetics/trait-text.rules'
import type { GenotypeRow } from './genotypes.repository.ts'
import { readEntries } from './stored-entries.ts'

/** The animal that is shown. */
export type SharedGenotypeOf = { readonly id: number; readonly species: string; readonly sex: Sex }

/** A genotype as strangers read it: every field is named here, so that a new one stays private. */
export function toSharedGenotype(
  { entries }: Pick<GenotypeRow, 'entries'>,
  animal: SharedGenotypeOf,
  genome: Genome | null,
): SharedGenotype | null {
  if (!genome) return null
  const traits = strongestEntries(ofSpecies(genome, readEntries(entries)).counted)
  return {
    name: writeMorph(genome, traits),
    tradeName: writeTradeName(genome, traits),
    version: catalogueVersion,
    traits: traits.map((trait) => ({
      text: traitText(genome, trait),
      evidence: trait.evidence,
      sure: isOne(trait.chance),
      laboratory: trait.laboratory,
      testedOn: trait.testedOn,
    })),
    warnings: animalWarnings(genome, traits, sexOf(animal)),
  }
}
