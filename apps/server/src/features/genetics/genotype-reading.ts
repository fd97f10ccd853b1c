import { ofSpecies, strongestEntries } from '@clutchbook/domain/genetics/entries.rules'
import { writeEntry } from '@clutchbook/domain/genetics/entry'
import { genotypeChangedMeanwhile } from '@clutchbook/domain/genetics/genetics.errors'
import type { Genotype } from '@clutchbook/domain/genetics/genotype.schema'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import { writeMorph, writeTradeName } from '@clutchbook/domain/genetics/morph-writer.rules'
import { writeReading } from '@clutchbook/domain/genetics/written-reading'
import type { GenotypeRow } from './genotypes.repository.ts'
import { readEntries } from './stored-entries.ts'

/** What of an animal bears on its genes. */
export type GenotypeAnimal = { readonly id: number; readonly species: string; readonly morph: string | null }

/** Everything that the answer is made of; the genome is that of the animal's species. */
export type GenotypeParts = {
  readonly animal: GenotypeAnimal
  readonly row: GenotypeRow | undefined
  readonly genome: Genome | null
}

/** The genes of an animal as its owner reads them. */
export function toGenotype({ animal, row, genome }: GenotypeParts): Genotype {
  const entries = row ? readEntries(row.entries) : []
  const { counted, foreign } = ofSpecies(genome, entries)
  const traits = strongestEntries(counted)
  const reading = readMorph(genome, animal.morph ?? '')
  const name = row && genome ? writeMorph(genome, traits) : ''
  return {
    animalId: animal.id,
    version: row?.version ?? 0,
    species: animal.species,
    isKept: row !== undefined,
    entries: entries.map(writeEntry),
    name,
    tradeName: row && genome ? writeTradeName(genome, traits) : null,
    differs: row !== undefined && reading.name !== '' && reading.name !== name,
    foreign,
    reading: row ? null : writeReading(reading),
  }
}

/** Throws 'stale-version' where the caller said which version it starts from and the genotype has moved on. */
export function ensureVersion(parts: GenotypeParts, version: number | null): void {
  if (version !== null && version !== (parts.row?.version ?? 0))
    throw genotypeChangedMeanwhile(toGenotype(parts))
}
