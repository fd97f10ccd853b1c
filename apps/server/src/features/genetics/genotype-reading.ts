import type { Sex } from '@clutchbook/domain/collection/collection.rules'
import { animalWarnings } from '@clutchbook/domain/genetics/animal-warnings.rules'
import { ofSpecies, strongestEntries } from '@clutchbook/domain/genetics/entries.rules'
import { type Entry, writeEntry } from '@clutchbook/domain/genetics/entry'
import { genotypeChangedMeanwhile } from '@clutchbook/domain/genetics/genetics.errors'
import type { Genotype } from '@clutchbook/domain/genetics/genotype.schema'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import { writeMorph, writeTradeName } from '@clutchbook/domain/genetics/morph-writer.rules'
import { writeReading } from '@clutchbook/domain/genetics/written-reading'
import type { Owner } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { readFamily } from './family-readings.ts'
import { readingsOf } from './gene-readings.ts'
import type { KeptGenotype } from './genotypes.repository.ts'
import { sexOf } from './sex-of.ts'
import { readEntries } from './stored-entries.ts'

/** What of an animal bears on its genes. */
export type GenotypeAnimal = {
  readonly id: number
  readonly species: string
  readonly sex: Sex
  readonly morph: string | null
}

/** Everything that the answer is made of but for the family; the genome is that of the animal's species. */
export type GenotypeParts = {
  readonly animal: GenotypeAnimal
  readonly row: KeptGenotype | undefined
  readonly genome: Genome | null
}

/** The genes of an own animal as its owner reads them, with what its family says of them. */
export async function readGenotype(reader: Db, owner: Owner, parts: GenotypeParts): Promise<Genotype> {
  const { animal, row, genome } = parts
  const entries = row ? readEntries(row.entries) : []
  const { counted, foreign } = ofSpecies(genome, entries)
  const said = readMorph(genome, animal.morph ?? '')
  const { readings, traits, ...names } = await tellNames(reader, owner, parts, counted)
  return {
    animalId: animal.id,
    version: row?.version ?? 0,
    species: animal.species,
    isKept: row !== undefined,
    entries: entries.map(writeEntry),
    readings,
    ...names,
    differs: row !== undefined && said.name !== '' && said.name !== names.name,
    foreign,
    warnings: genome ? animalWarnings(genome, row ? traits : said.entries, sexOf(animal)) : [],
    reading: row ? null : writeReading(said),
  }
}

/** What the animal is called by its entries, and by what its family says of it. */
async function tellNames(
  reader: Db,
  owner: Owner,
  { animal, row, genome }: GenotypeParts,
  entries: readonly Entry[],
) {
  if (!genome) return { readings: [], traits: [], name: '', nowName: '', tradeName: null }
  const word = await readFamily(reader, owner, animal, genome)
  const { readings, traits } = readingsOf(genome, word, entries)
  const isTold = row !== undefined || readings.length > 0
  return {
    readings,
    traits,
    name: row ? writeMorph(genome, strongestEntries(entries)) : '',
    nowName: isTold ? writeMorph(genome, traits) : '',
    tradeName: isTold ? writeTradeName(genome, traits) : null,
  }
}

/** Throws 'stale-version' where the caller said which version it starts from and the genotype has moved on. */
export async function ensureVersion(
  reader: Db,
  owner: Owner,
  parts: GenotypeParts,
  version: number | null,
): Promise<void> {
  if (version !== null && version !== (parts.row?.version ?? 0))
    throw genotypeChangedMeanwhile(await readGenotype(reader, owner, parts))
}
