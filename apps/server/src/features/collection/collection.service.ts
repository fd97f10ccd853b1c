import { animalChangedMeanwhile } from '@clutchbook/domain/collection/collection.errors'
import type {
  Animal,
  AnimalCard,
  AnimalChange,
  AnimalQuery,
  NewAnimal,
  SpeciesCount,
} from '@clutchbook/domain/collection/collection.schema'
import type { Actor, Owner } from '../../platform/actor.ts'
import { type Clock, isoNow, todayIn } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { moveCounts, noteChange } from '../../platform/database/keeper-state.ts'
import { answerOnce, findAnswer, type KeyedRequest, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { BillingService } from '../billing/billing.service.ts'
import type { MediaService } from '../media/media.service.ts'
import { toAnimal, toCard } from './animal-answers.ts'
import { createBatch } from './animal-batch.ts'
import {
  bringsMedia,
  changeGalleries,
  holdsAny,
  idsOf,
  profileIndexAfter,
  shownBy,
  type TakenGalleries,
  takeGalleries,
} from './animal-galleries.ts'
import { type CardList, listCards, listCardsOf, listSpecies } from './animal-lists.repository.ts'
import { ensureVersion, getAnimal, readAnimal } from './animal-reading.ts'
import { createAnimalRecords } from './animal-records.ts'
import { createRemoval } from './animal-removal.ts'
import { createStanding } from './animal-standing.ts'
import { createAnimalStatistics } from './animal-statistics.ts'
import {
  changedAnimalValues,
  countsOf,
  ensureBirth,
  newAnimalValues,
  standingOf,
  stepsBetween,
} from './animal-values.ts'
import type { AnimalLeaves, IsAncestor } from './collection.hooks.ts'
import {
  type AnimalRow,
  type AnimalValues,
  changeAnimal,
  createAnimal,
  listGallery,
} from './collection.repository.ts'
import { ensureParents } from './parents.ts'
import type { KeepInTrash } from './removal.hooks.ts'
import { createSeveral } from './several-animals.ts'
import { mostFrequentFirst } from './species-counts.ts'

export type { NamedAnimal } from './animal-batch.repository.ts'
export type { BatchAnimal } from './animal-batch.ts'
export { type BatchParent, type Parented, sortGenerations } from './animal-generations.ts'
export { deriveAnimal, deriveRecord } from './derive.ts'

export type CollectionDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly billing: BillingService
  readonly media: MediaService
  /** What other areas do when an animal leaves, in the transaction that removes it. */
  readonly animalLeaves: readonly AnimalLeaves[]
  readonly keepInTrash: KeepInTrash
  readonly isAncestor: IsAncestor
}

/** A page of a list; `next` is the cursor of the following one. */
export type CardsPage = { readonly cards: AnimalCard[]; readonly next: string | null }

type Parents = { readonly fatherId: number | null; readonly motherId: number | null }

/** Adds an animal inside a transaction that does more than that. */
export type AddAnimal = (input: NewAnimal) => Promise<Animal>

/** The keeper's animals. */
export function createCollectionService(dependencies: CollectionDependencies) {
  const { db, transact, clock, billing, media, isAncestor } = dependencies
  const standing = createStanding(dependencies)
  const removal = createRemoval(dependencies)

  const today = (actor: Actor) => todayIn(clock, actor.timeZone)

  const withProfile = async (
    tx: Tx,
    values: AnimalValues,
    ids: readonly number[],
    index: number,
  ): Promise<AnimalValues> => ({
    ...values,
    profilePhotoIndex: index,
    profileMediaId: await media.findProfilePhoto(tx, values.keeperId, ids, index),
  })

  /** Media kept for a save that was then refused are removed again. */
  const withGalleries = async <T>(
    actor: Actor,
    input: AnimalChange,
    save: (taken: TakenGalleries) => Promise<T>,
  ): Promise<T> => {
    const taken = await takeGalleries(media, actor, input)
    try {
      return await save(taken)
    } catch (error) {
      await media.discard(taken.fresh)
      throw error
    }
  }

  const insert = async (tx: Tx, actor: Actor, input: NewAnimal, taken: TakenGalleries): Promise<Animal> => {
    await billing.ensurePlace(tx, actor, 'animals')
    const { keeperId } = actor
    const values = newAnimalValues(input, { keeperId, createdAt: isoNow(clock) })
    ensureBirth(values.dateOfBirth, today(actor))
    await ensureParents(tx, isAncestor, values, null)
    await media.countUses(tx, keeperId, { shown: shownBy(taken.ids), hidden: [] })
    const own = taken.ids.own ?? []
    const index = profileIndexAfter({ ids: [], index: 0 }, { ids: own, asked: input.profilePhotoIndex })
    const row = await createAnimal(tx, await withProfile(tx, values, own, index))
    await changeGalleries(tx, media, { keeperId, animalId: row.id }, taken.ids)
    await moveCounts(tx, keeperId, countsOf(values))
    return toAnimal(row, holdsAny(taken.ids) ? await listGallery(tx, keeperId, row.id) : [])
  }

  const update = async (
    tx: Tx,
    actor: Actor,
    before: AnimalRow,
    input: AnimalChange,
    taken: TakenGalleries,
  ): Promise<void> => {
    const { keeperId } = actor
    const values = changedAnimalValues(before, input)
    if (values.dateOfBirth !== before.dateOfBirth) ensureBirth(values.dateOfBirth, today(actor))
    await ensureParents(tx, isAncestor, values, before)
    await media.countUses(tx, keeperId, { shown: shownBy(taken.ids), hidden: [] })
    const earlier = idsOf(await listGallery(tx, keeperId, before.id), 'own')
    const own = taken.ids.own ?? earlier
    const index = profileIndexAfter(
      { ids: earlier, index: before.profilePhotoIndex },
      { ids: own, asked: input.profilePhotoIndex },
    )
    await changeGalleries(tx, media, { keeperId, animalId: before.id }, taken.ids)
    const kept = await changeAnimal(tx, before.id, before.version, await withProfile(tx, values, own, index))
    if (!kept) throw animalChangedMeanwhile(await readAnimal(tx, actor, before.id))
    await moveCounts(tx, keeperId, stepsBetween(standingOf(before), values))
  }

  /**
   * Adds animals together with other work, in one transaction. What can be refused or answered at once is, before
   * photos are decoded; the transaction then decides. Throws 'plan-limit' when the plan holds no more; then nothing of
   * it is stored.
   */
  const createWith = async <T>(
    actor: Actor,
    request: KeyedRequest,
    pictured: AnimalChange,
    work: (tx: Tx, add: AddAnimal) => Promise<T>,
  ): Promise<T> => {
    const earlier = await findAnswer<T>(db, request)
    if (earlier) return earlier.answer
    if (bringsMedia(pictured)) await billing.ensureRoom(actor, 'animals')
    return withGalleries(actor, pictured, (taken) =>
      transact((tx) =>
        answerOnce(tx, clock, request, () => work(tx, (input) => insert(tx, actor, input, taken))),
      ),
    )
  }

  return {
    createWith,

    /** One own animal. Throws 'not-found' for a missing one and for another keeper's alike. */
    get: (owner: Owner, id: number): Promise<Animal> => readAnimal(db, owner, id),

    list: async ({ keeperId }: Owner, list: CardList, query: AnimalQuery): Promise<CardsPage> => {
      const { rows, next } = await listCards(db, keeperId, list, query)
      return { cards: rows.map(toCard), next }
    },

    listSpecies: async ({ keeperId }: Owner, list: CardList): Promise<SpeciesCount[]> =>
      mostFrequentFirst(await listSpecies(db, keeperId, list)),

    getStatistics: createAnimalStatistics(dependencies),

    /** Adds an animal. Throws 'plan-limit' when the plan holds no more; then nothing is stored. */
    create: (actor: Actor, input: NewAnimal): Promise<Animal> => {
      const request = keyedBy(actor, input)
      return createWith(actor, request, input, (_tx, add) => add(input))
    },

    /** The stored fields of one own animal, also inside a transaction. Throws 'not-found' like `get`. */
    getOwn: (reader: Db, owner: Owner, id: number): Promise<AnimalRow> => getAnimal(reader, owner, id),

    /** The own animals among these numbers, as lists carry them, by their number. */
    findCards: async (
      reader: Db,
      { keeperId }: Owner,
      ids: readonly number[],
    ): Promise<Map<number, AnimalCard>> => {
      if (ids.length === 0) return new Map()
      const rows = await listCardsOf(reader, keeperId, ids)
      return new Map(rows.map((row) => [row.id, toCard(row)]))
    },

    /** Whether one own animal stands anywhere above another, or is the same. */
    isAncestor: (reader: Db, actor: Actor, ancestorId: number, id: number): Promise<boolean> =>
      isAncestor(reader, actor.keeperId, ancestorId, id),

    /** Links parents to an own animal where nothing is said of them yet, neither by link nor by name. */
    adopt: async (tx: Tx, actor: Actor, id: number, parents: Parents): Promise<void> => {
      const { fatherId, motherId } = parents
      const row = await getAnimal(tx, actor, id)
      const missing: AnimalChange = {}
      // A parent whose sex was corrected since stays where it is named, and doesn't become the other parent as well.
      if (fatherId !== null && row.fatherId === null && row.fatherName === null && row.motherId !== fatherId)
        missing.fatherId = fatherId
      if (motherId !== null && row.motherId === null && row.motherName === null && row.fatherId !== motherId)
        missing.motherId = motherId
      if (Object.keys(missing).length > 0) await update(tx, actor, row, missing, { ids: {}, fresh: [] })
    },

    /** Takes a parent out of an own animal's record, where it is named there; what was typed of that parent comes back. */
    disown: async (tx: Tx, actor: Actor, id: number, parentId: number): Promise<void> => {
      const row = await getAnimal(tx, actor, id)
      const change: AnimalChange = {}
      if (row.fatherId === parentId) change.fatherId = null
      if (row.motherId === parentId) change.motherId = null
      if (Object.keys(change).length > 0) await update(tx, actor, row, change, { ids: {}, fresh: [] })
    },

    /** Changes an animal. With a version stated, throws 'stale-version' when it has moved on; then nothing is lost. */
    change: async (
      actor: Actor,
      id: number,
      input: AnimalChange,
      version: number | null,
    ): Promise<Animal> => {
      await ensureVersion(db, actor, await getAnimal(db, actor, id), version)
      return withGalleries(actor, input, (taken) =>
        transact(async (tx) => {
          await noteChange(tx, actor.keeperId)
          const before = await getAnimal(tx, actor, id)
          await ensureVersion(tx, actor, before, version)
          await update(tx, actor, before, input, taken)
          return readAnimal(tx, actor, id)
        }),
      )
    },

    archive: standing.archive,
    unarchive: standing.unarchive,
    holdBack: standing.holdBack,
    remove: removal.remove,
    /** How an animal leaves, whoever wants it to. */
    leave: removal.leave,
    batch: createBatch(dependencies),
    records: createAnimalRecords(dependencies),
    several: createSeveral({ ...dependencies, removal }),
  }
}

export type CollectionService = ReturnType<typeof createCollectionService>
