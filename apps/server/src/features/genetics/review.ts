import { setImmediate as nextTurn } from 'node:timers/promises'
import { animalNotFound } from '@clutchbook/domain/collection/collection.errors'
import { sexOf } from '@clutchbook/domain/genetics/animal-sex'
import { findCatalogue, isSameSpecies } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { ensureEntries, takeEntries } from '@clutchbook/domain/genetics/entries.rules'
import { notAsRead, nothingToRead, reviewNotFound } from '@clutchbook/domain/genetics/genetics.errors'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import type { Reading } from '@clutchbook/domain/genetics/morph-reading'
import type {
  KeptReview,
  ReviewChoice,
  ReviewQuery,
  ReviewSummary,
  UnreadAnimal,
} from '@clutchbook/domain/genetics/review.schema'
import { writeReading } from '@clutchbook/domain/genetics/written-reading'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { cutPage, type Page, positionOf } from '@clutchbook/domain/kernel/paging'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { Actor, Owner } from '../../platform/actor.ts'
import { type Clock, isoNow, todayIn } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { deriveGenotype } from './derive.ts'
import { openGenomes } from './keeper-genome.ts'
import {
  beginReview,
  countKept,
  createGenotypes,
  hasReview,
  listOwned,
  type NewGenotype,
  readUnread,
  removeReview,
  type UnreadRow,
} from './review.repository.ts'
import { digestOf, type ReadDigest } from './review-readings.ts'
import { createTally } from './review-summary.ts'
import { storeEntries } from './stored-entries.ts'

export type ReviewDependencies = { readonly db: Db; readonly transact: Transact; readonly clock: Clock }

/** How many rows one statement carries. */
const atOnce = 200

/** How long texts are read before other calls have their turn, in milliseconds. */
const readMs = 5

/** An animal with the genes of its species. */
type Known = { readonly row: UnreadRow; readonly genome: Genome | null }

/** An animal with the genes that its text names. */
type Read = { readonly row: UnreadRow; readonly entries: string }

/** The own animals whose genes stand in their morph texts alone (GEN-22). */
export function createReview({ db, transact, clock }: ReviewDependencies) {
  /** Reads the texts of wanted animals, newest first, until `visit` answers false; between them other calls have their turn. */
  async function readAll(
    owner: Owner,
    isWanted: (row: UnreadRow) => boolean,
    visit: (known: Known, digest: ReadDigest) => boolean,
  ): Promise<void> {
    const genomeOf = await openGenomes(db, owner)
    for await (const rows of readUnread(db, owner.keeperId)) {
      await nextTurn()
      let pause = performance.now() + readMs
      for (const row of rows.filter(isWanted)) {
        const genome = await genomeOf(row.species)
        if (!visit({ row, genome }, digestOf(genome, row.morph ?? ''))) return
        if (performance.now() < pause) continue
        await nextTurn()
        pause = performance.now() + readMs
      }
    }
  }

  async function findChosen(actor: Actor, choice: ReviewChoice): Promise<Read[]> {
    const today = todayIn(clock, actor.timeZone)
    const read: Read[] = []
    if (choice.ids) {
      const ids = new Set(choice.ids)
      if ((await listOwned(db, actor.keeperId, choice.ids)).size < ids.size) throw animalNotFound()
      const isChosen = ({ id }: UnreadRow): boolean => ids.has(id)
      await readAll(actor, isChosen, (known) => {
        read.push({ row: known.row, entries: entriesAsRead(known, today) })
        return true
      })
      return read
    }
    await readAll(actor, ofSpecies(choice.species), (known, { verdict }) => {
      const entries = verdict === 'clear' ? entriesIfTrue(known, today) : null
      if (entries !== null) read.push({ row: known.row, entries })
      return true
    })
    return read
  }

  return {
    list: async (
      owner: Owner,
      { verdict, species, limit, cursor }: ReviewQuery,
    ): Promise<Page<UnreadAnimal>> => {
      const before = cursor === undefined ? Number.POSITIVE_INFINITY : positionOf(cursor).id
      const isAsked = ofSpecies(species)
      const isWanted = (row: UnreadRow): boolean => row.id < before && isAsked(row)
      const found: Known[] = []
      await readAll(owner, isWanted, (known, digest) => {
        if (!verdict || digest.verdict === verdict) found.push(known)
        return found.length <= limit
      })
      const { rows, next } = cutPage(found, limit, ({ row }) => ({ key: '', id: row.id }))
      return { rows: rows.map(toUnread), next }
    },

    summary: async (owner: Owner): Promise<ReviewSummary> => {
      const tally = createTally()
      await readAll(owner, ofSpecies(undefined), ({ row, genome }, digest) => {
        tally.add(genome?.catalogue.species ?? row.species, digest)
        return true
      })
      return tally.summary(await countKept(db, owner.keeperId))
    },

    /**
     * Writes down what texts say, of animals whose text is still the one that was read. Animals of which something is
     * written down already stay as they are. Throws 'not-found' for a foreign animal, and 'not-valid' naming the animal
     * whose text names nothing, or what can't be true of it; of all that read clear, those are left out.
     */
    keep: async (actor: Actor, choice: ReviewChoice): Promise<KeptReview> => {
      const read = await findChosen(actor, choice)
      return transact((tx) =>
        answerOnce(tx, clock, keyedBy(actor, ['review', choice]), async () => {
          await bumpDataVersion(tx, actor.keeperId)
          return store(tx, actor, read, isoNow(clock))
        }),
      )
    },

    /** Lets go of what was kept at once and not changed since. Throws 'not-found' where nothing of it is left. */
    letGo: ({ keeperId }: Actor, id: number): Promise<{ count: number }> =>
      transact(async (tx) => {
        if (!(await hasReview(tx, keeperId, id))) throw reviewNotFound()
        await bumpDataVersion(tx, keeperId)
        return { count: await removeReview(tx, keeperId, id) }
      }),
  }
}

/** Tells of animals whether they are of the species that is asked for, each name of it looked up once. */
function ofSpecies(asked: string | undefined): (row: UnreadRow) => boolean {
  if (asked === undefined) return () => true
  const wanted = findCatalogue(asked)?.species ?? asked
  const known = new Map<string, boolean>()
  return ({ species }) => {
    const answer = known.get(species) ?? isSameSpecies(species, wanted)
    known.set(species, answer)
    return answer
  }
}

const readingOf = ({ row, genome }: Known): Reading => readMorph(genome, row.morph ?? '')

const toUnread = (known: Known): UnreadAnimal => ({
  animalId: known.row.id,
  name: known.row.name,
  species: known.row.species,
  morph: known.row.morph,
  reading: writeReading(readingOf(known)),
})

/** What a text says, as it is stored; what a question leaves open is no part of it. Throws for what can't be true. */
function readEntriesOf({ row, genome }: Known, reading: Reading, today: string): string {
  const entries = takeEntries(genome, writeReading(reading).entries)
  ensureEntries(genome, entries, { sex: sexOf(row), today })
  return storeEntries(entries)
}

function entriesAsRead(known: Known, today: string): string {
  const reading = readingOf(known)
  if (reading.entries.length === 0 && reading.verdict !== 'clear') throw nothingToRead(known.row.name)
  try {
    return readEntriesOf(known, reading, today)
  } catch (error) {
    throw error instanceof DomainError ? notAsRead(known.row.name, error.message) : error
  }
}

function entriesIfTrue(known: Known, today: string): string | null {
  try {
    return readEntriesOf(known, readingOf(known), today)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** Stores what was read, of the animals that are still as they were when they were read. */
async function store(
  tx: Tx,
  { keeperId }: Owner,
  read: readonly Read[],
  createdAt: string,
): Promise<KeptReview> {
  const now = new Map<number, UnreadRow>()
  for await (const unread of readUnread(tx, keeperId)) for (const row of unread) now.set(row.id, row)
  const rows = read
    .filter(({ row }) => isAsRead(row, now.get(row.id)))
    .map(({ row: { id }, entries }) => {
      const derived = deriveGenotype({ entries })
      return { keeperId, animalId: id, entries, ...derived, createdAt } satisfies NewGenotype
    })
  let id: number | null = null
  for (const portion of inPortions(rows, atOnce)) {
    const first = await createGenotypes(tx, portion, id)
    if (id !== null) continue
    id = first
    await beginReview(
      tx,
      keeperId,
      portion.map(({ animalId }) => animalId),
      id,
    )
  }
  return { id, count: rows.length }
}

const isAsRead = (read: UnreadRow, now: UnreadRow | undefined): boolean =>
  now?.morph === read.morph && now.species === read.species && now.sex === read.sex
