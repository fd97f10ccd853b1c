import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Sex } from '@clutchbook/domain/collection/collection.rules'
import { sexOf } from '@clutchbook/domain/genetics/animal-sex'
import {
  ensureEntries,
  ofSpecies,
  strongestEntries,
  takeEntries,
} from '@clutchbook/domain/genetics/entries.rules'
import { longestMorph } from '@clutchbook/domain/genetics/genetics-limits.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import type { Reading } from '@clutchbook/domain/genetics/morph-reading'
import { writeMorph } from '@clutchbook/domain/genetics/morph-writer.rules'
import { writeReading } from '@clutchbook/domain/genetics/written-reading'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { Actor, Owner } from '../../platform/actor.ts'
import { type Clock, isoNow, todayIn } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { deriveGenotype } from './derive.ts'
import { listEntries } from './genotypes.repository.ts'
import { openGenomes } from './keeper-genome.ts'
import { createGenotypes } from './review.repository.ts'
import { readEntries, storeEntries } from './stored-entries.ts'

/** How many rows one statement carries. */
const atOnce = 200

/** An animal of a sheet with what its column Genotype says. */
export type SheetAnimal = { readonly species: string; readonly sex: Sex; readonly text: string }

/** What a cell comes to: entries as they are stored, or why it is left out. */
export type SheetGenes = { readonly entries: string } | { readonly leftOut: string }

/** The genes of animals as a sheet has them: one name, as it is written (GEN-60). */
export function createSheetGenes({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  return {
    /** The written names of those of some animals of which something is written down. */
    listNames: async (
      owner: Owner,
      animals: readonly { readonly id: number; readonly species: string }[],
    ): Promise<Map<number, string>> => {
      const ids = animals.map(({ id }) => id)
      const kept = new Map(
        (await listEntries(db, owner.keeperId, ids)).map(({ animalId, entries }) => [animalId, entries]),
      )
      const wanted = animals.filter(({ id }) => kept.has(id))
      const genomeOf = await openGenomes(db, owner)
      const names = new Map<number, string>()
      for (const { id, species } of wanted)
        names.set(id, writtenName(await genomeOf(species), kept.get(id) ?? '[]'))
      return names
    },

    /** Reads cells in their order; between them other calls have their turn. Stores nothing. */
    read: async (actor: Actor, animals: readonly SheetAnimal[]): Promise<SheetGenes[]> => {
      const genomeOf = await openGenomes(db, actor)
      const today = todayIn(clock, actor.timeZone)
      const read: SheetGenes[] = []
      for (const animal of animals) {
        read.push(readCell(await genomeOf(animal.species), animal, today))
        await nextTurn()
      }
      return read
    },

    /** Writes down what was read, of animals that were just added. */
    keep: async (
      tx: Tx,
      { keeperId }: Owner,
      read: readonly { readonly animalId: number; readonly entries: string }[],
    ): Promise<void> => {
      const createdAt = isoNow(clock)
      const rows = read.map((row) => ({ ...row, ...deriveGenotype(row), keeperId, createdAt }))
      for (const portion of inPortions(rows, atOnce)) await createGenotypes(tx, portion, null)
    },
  }
}

const writtenName = (genome: Genome | null, entries: string): string =>
  genome ? writeMorph(genome, strongestEntries(ofSpecies(genome, readEntries(entries)).counted)) : ''

function readCell(genome: Genome | null, { species, sex, text }: SheetAnimal, today: string): SheetGenes {
  if (text.length > longestMorph)
    return { leftOut: `The genotype is longer than ${longestMorph} characters, so it is left out` }
  const reading = readMorph(genome, text)
  const unclear = whyUnclear(reading, species)
  if (unclear) return { leftOut: unclear }
  try {
    const entries = takeEntries(genome, writeReading(reading).entries)
    ensureEntries(genome, entries, { sex: sexOf({ sex }), today })
    return { entries: storeEntries(entries) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { leftOut: `The genotype is left out. ${error.message}` }
  }
}

/** Why a text can't be written down as it stands; null where it can. */
function whyUnclear({ verdict, unknown, questions }: Reading, species: string): string | null {
  const quoted = (parts: readonly { readonly text: string }[]): string =>
    parts.map(({ text }) => `"${text}"`).join(', ')
  switch (verdict) {
    case 'clear':
      return null
    case 'unknown':
      return `${quoted(unknown)}: no gene of ${species} is called so, so the genotype is left out`
    case 'ask':
      return `${quoted(questions)}: this can mean more than one thing, so the genotype is left out`
    case 'empty':
    case 'no-catalogue':
      return `No genes of ${species} are known here, so the genotype is left out`
  }
}
