import { sexOf } from '@clutchbook/domain/genetics/animal-sex'
import {
  ensureEntries,
  ofSpecies,
  strongestEntries,
  takeEntries,
} from '@clutchbook/domain/genetics/entries.rules'
import type { Entry } from '@clutchbook/domain/genetics/entry'
import { writtenNameTooLong } from '@clutchbook/domain/genetics/genetics.errors'
import { longestMorph } from '@clutchbook/domain/genetics/genetics-limits.rules'
import type { Genotype, GenotypeChange } from '@clutchbook/domain/genetics/genotype.schema'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { writeMorph } from '@clutchbook/domain/genetics/morph-writer.rules'
import type { SharedGenotype } from '@clutchbook/domain/genetics/shared-genotype.schema'
import { refusedWithin } from '@clutchbook/domain/kernel/domain-error'
import type { Actor, Owner } from '../../platform/actor.ts'
import { type Clock, isoNow, todayIn } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { TakenGenotype } from '../collection/collection.hooks.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import { deriveGenotype } from './derive.ts'
import { ensureVersion, type GenotypeParts, readGenotype } from './genotype-reading.ts'
import {
  changeGenotype,
  createGenotype,
  findGenotype,
  type KeptGenotype,
  removeGenotype,
} from './genotypes.repository.ts'
import { findGenome } from './keeper-genome.ts'
import { type SharedGenotypeOf, toSharedGenotype } from './shared-genotype.ts'
import { readEntries, storeEntries } from './stored-entries.ts'

export type GenotypesDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly collection: CollectionService
}

/** What animals carry, as their keeper writes it down. Every call throws 'not-found' for a foreign animal. */
export function createGenotypes({ db, transact, clock, collection }: GenotypesDependencies) {
  const findParts = async (reader: Db, owner: Owner, animalId: number) => {
    const animal = await collection.getOwn(reader, owner, animalId)
    const row = await findGenotype(reader, { keeperId: owner.keeperId, animalId })
    return { animal, row, genome: await findGenome(reader, owner, animal.species) } satisfies GenotypeParts
  }
  const ensured = (actor: Actor, { animal, row, genome }: JudgedParts, change: GenotypeChange): Entry[] => {
    const entries = takeEntries(genome, change.entries)
    ensureEntries(genome, withoutKept(genome, entries, row), {
      sex: sexOf(animal),
      today: todayIn(clock, actor.timeZone),
    })
    return entries
  }

  return {
    get: async (owner: Owner, animalId: number): Promise<Genotype> =>
      readGenotype(db, owner, await findParts(db, owner, animalId)),

    /** What strangers are shown of an own animal's genes, where its keeper shows them; null while nothing is kept. */
    findShared: async (owner: Owner, animal: SharedGenotypeOf): Promise<SharedGenotype | null> => {
      const row = await findGenotype(db, { keeperId: owner.keeperId, animalId: animal.id })
      return row ? toSharedGenotype(row, animal, await findGenome(db, owner, animal.species)) : null
    },

    /** Writes all entries anew. With a version stated, throws 'stale-version' when it has moved on; 0 is that of none. */
    save: (
      actor: Actor,
      animalId: number,
      change: GenotypeChange,
      version: number | null,
    ): Promise<Genotype> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        const parts = await findParts(tx, actor, animalId)
        await ensureVersion(tx, actor, parts, version)
        const entries = storeEntries(ensured(actor, parts, change))
        const saved = { ...parts, row: await store(tx, parts, { entries, createdAt: isoNow(clock) }) }
        if (!change.writeMorph) return readGenotype(tx, actor, saved)
        const name = writtenName(parts.genome, readEntries(entries))
        await collection.writeMorph(tx, actor, animalId, name)
        return readGenotype(tx, actor, { ...saved, animal: { ...parts.animal, morph: name } })
      }),

    /** Judges the genes that come with a new animal; they are stored by who stores the animal. Refuses its field `genotype`. */
    take: async (
      tx: Tx,
      actor: Actor,
      animal: Pick<JudgedAnimal, 'species' | 'sex'>,
      change: GenotypeChange,
    ): Promise<TakenGenotype> => {
      const genome = await findGenome(tx, actor, animal.species)
      const { entries, morph } = judgedWith(() => {
        const judged = ensured(actor, { animal, row: undefined, genome }, change)
        return { entries: judged, morph: change.writeMorph ? writtenName(genome, judged) : null }
      })
      const stored = { entries: storeEntries(entries), createdAt: isoNow(clock) }
      const keep = async (tx: Tx, id: number): Promise<void> => {
        await store(tx, { animal: { keeperId: actor.keeperId, id }, row: undefined }, stored)
      }
      return { morph, keep }
    },

    /** Lets go of what is written down; where nothing is, nothing happens. Throws 'stale-version' like a save. */
    remove: (actor: Actor, animalId: number, version: number | null): Promise<void> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        const parts = await findParts(tx, actor, animalId)
        await ensureVersion(tx, actor, parts, version)
        await removeGenotype(tx, { keeperId: actor.keeperId, animalId })
      }),
  }
}

/** Judges the genes of a new animal, which are one field of its call. */
function judgedWith<Judged>(judge: () => Judged): Judged {
  try {
    return judge()
  } catch (error) {
    throw refusedWithin(error, 'entries', 'genotype')
  }
}

type JudgedAnimal = { readonly species: string; readonly sex: 'Male' | 'Female' | 'Unsexed' }

type JudgedParts = Pick<GenotypeParts, 'row' | 'genome'> & { readonly animal: Pick<JudgedAnimal, 'sex'> }

/** The name of entries as a morph text. Throws 'not-valid' where it is too long for one. */
function writtenName(genome: Genome | null, entries: readonly Entry[]): string {
  const name = genome ? writeMorph(genome, strongestEntries(ofSpecies(genome, entries).counted)) : ''
  if (name.length > longestMorph) throw writtenNameTooLong(longestMorph)
  return name
}

/** Entries without those of another species that are kept already: they come back as they were read, and don't count. */
function withoutKept(
  genome: Genome | null,
  entries: readonly Entry[],
  row: KeptGenotype | undefined,
): Entry[] {
  const kept = new Set(row ? readEntries(row.entries).map(({ gene }) => gene) : [])
  return entries.filter(({ gene }) => genome?.genesById.has(gene) || !kept.has(gene))
}

function store(
  tx: Tx,
  {
    animal: { keeperId, id },
    row,
  }: { animal: { keeperId: number; id: number }; row: KeptGenotype | undefined },
  { entries, createdAt }: { entries: string; createdAt: string },
): Promise<KeptGenotype> {
  const place = { keeperId, animalId: id }
  const values = { entries, ...deriveGenotype({ entries }) }
  return row ? changeGenotype(tx, place, values) : createGenotype(tx, place, { ...values, createdAt })
}
