import type { Sex } from '../collection/collection.rules.ts'
import { sexOf } from './animal-sex.ts'
import { animalWarnings } from './animal-warnings.rules.ts'
import { ofSpecies, strongestEntries } from './entries.rules.ts'
import { type Entry, writeEntry } from './entry.ts'
import type { FamilyWord } from './family-word.rules.ts'
import { readingsOf } from './gene-readings.rules.ts'
import type { Genotype } from './genotype.schema.ts'
import type { Genome } from './locus.rules.ts'
import { readMorph } from './morph-reader.rules.ts'
import { writeMorph, writeTradeName } from './morph-writer.rules.ts'
import { writeReading } from './written-reading.ts'

/** What of an animal bears on its genes. */
export type GenotypeAnimal = {
  readonly id: number
  readonly species: string
  readonly sex: Sex
  readonly morph: string | null
}

/** Everything that the answer is made of but for the family; the genome is that of the animal's species. */
export type ToldGenotype = {
  readonly animal: GenotypeAnimal
  /** What is written down; null of an animal that is not kept. */
  readonly kept: { readonly version: number; readonly entries: readonly Entry[] } | null
  readonly genome: Genome | null
}

/** The genes of an animal as its owner reads them, with what its family says of them where its genes are known. */
export function tellGenotype(told: ToldGenotype, word: FamilyWord | null): Genotype {
  const { animal, kept, genome } = told
  const entries = kept?.entries ?? []
  const { counted, foreign } = ofSpecies(genome, entries)
  const said = readMorph(genome, animal.morph ?? '')
  const { readings, traits, ...names } = tellNames(told, word, counted)
  return {
    animalId: animal.id,
    version: kept?.version ?? 0,
    species: animal.species,
    isKept: kept !== null,
    entries: entries.map(writeEntry),
    readings,
    ...names,
    differs: kept !== null && said.name !== '' && said.name !== names.name,
    foreign,
    warnings: genome ? animalWarnings(genome, kept ? traits : said.entries, sexOf(animal)) : [],
    reading: kept ? null : writeReading(said),
  }
}

/** What the animal is called by its entries, and by what its family says of it. */
function tellNames({ kept, genome }: ToldGenotype, word: FamilyWord | null, entries: readonly Entry[]) {
  if (!genome || !word) return { readings: [], traits: [], name: '', nowName: '', tradeName: null }
  const { readings, traits } = readingsOf(genome, word, entries)
  const isTold = kept !== null || readings.length > 0
  return {
    readings,
    traits,
    name: kept ? writeMorph(genome, strongestEntries(entries)) : '',
    nowName: isTold ? writeMorph(genome, traits) : '',
    tradeName: isTold ? writeTradeName(genome, traits) : null,
  }
}
