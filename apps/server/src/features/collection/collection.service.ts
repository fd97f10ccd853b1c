import type {
  Animal,
  AnimalCard,
  AnimalQuery,
  SpeciesCount,
} from '@clutchbook/domain/collection/collection.schema'
import { mostFrequentFirst } from '@clutchbook/domain/collection/species-order.rules'
import type { Actor, Owner } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { BillingService } from '../billing/billing.service.ts'
import type { MediaService } from '../media/media.service.ts'
import { toCard } from './animal-answers.ts'
import { createArchiveStatus } from './animal-archive-status.ts'
import { createBatch } from './animal-batch.ts'
import { createChanges } from './animal-changes.ts'
import { createCreation } from './animal-creation.ts'
import { type CardList, listCards, listCardsOf, listSpecies } from './animal-lists.repository.ts'
import { getAnimal, readAnimal } from './animal-reading.ts'
import { createAnimalRecords } from './animal-records.ts'
import { createRemoval } from './animal-removal.ts'
import { createAnimalStatistics } from './animal-statistics.ts'
import type { AnimalLeaves, FindGenePatterns, IsAncestor, TakeGenotype } from './collection.hooks.ts'
import type { AnimalRow } from './collection.repository.ts'
import { suggestCustomId, takeCustomIds } from './custom-ids.ts'
import { createGeneNarrowing, type WithGenes } from './gene-narrowing.ts'
import { ensureOwnPlace, placeAnimals } from './placing.ts'
import { createRecordBatch } from './record-batch.ts'
import { createRecordLog } from './record-log.ts'
import type { KeepInTrash } from './removal.hooks.ts'
import { createSeveral } from './several-animals.ts'
import { createWeighing } from './weighing.ts'

export type { NamedAnimal } from './animal-batch.repository.ts'
export type { BatchAnimal } from './animal-batch.ts'
export { recomputeYoung } from './animal-clutches.repository.ts'
export type { AddAnimal } from './animal-creation.ts'
export { type BatchParent, type Parented, sortGenerations } from './animal-generations.ts'
export { countAnimals, derivePlace, listHolding, listMovedTo } from './animal-moves.repository.ts'
export { listMovesAround, recomputeAnimalPlaces, recomputeMovedTo } from './animal-moves.ts'
export { deriveFromRecords } from './animal-records.repository.ts'
export { deriveAnimal, deriveEarlierRecord, deriveRecord } from './derive.ts'
export { deriveFeeder, listStock, withinBounds } from './feeder-stock.repository.ts'
export { forgetReturned, noteGoing } from './gone-records.repository.ts'
export { toPlaceRecord } from './record-answers.ts'
export type { BatchRecord } from './record-batch.ts'
export { doAgain, endLasting, findLasting } from './record-effects.ts'
export { listAllRecords } from './record-log.repository.ts'

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
  readonly takeGenotype: TakeGenotype
  readonly findGenePatterns: FindGenePatterns
}

/** A page of a list; `next` is the cursor of the following one. */
export type CardsPage = { readonly cards: AnimalCard[]; readonly next: string | null }

/** The keeper's animals. */
export function createCollectionService(dependencies: CollectionDependencies) {
  const { db, clock, isAncestor } = dependencies
  const removal = createRemoval(dependencies)
  const withGenes = createGeneNarrowing(dependencies.findGenePatterns)
  const narrow: WithGenes = async (owner, query) => {
    await ensureOwnPlace(db, owner, query)
    return withGenes(owner, query)
  }

  return {
    ...createCreation(dependencies),
    ...createChanges(dependencies),
    ...createArchiveStatus(dependencies),

    /** One own animal. Throws 'not-found' for a missing one and for another keeper's alike. */
    get: (owner: Owner, id: number): Promise<Animal> => readAnimal(db, owner, id),

    list: async (owner: Owner, list: CardList, query: AnimalQuery): Promise<CardsPage> => {
      const { rows, next } = await listCards(db, owner.keeperId, list, await narrow(owner, query))
      return { cards: rows.map(toCard), next }
    },

    listSpecies: async ({ keeperId }: Owner, list: CardList): Promise<SpeciesCount[]> =>
      mostFrequentFirst(await listSpecies(db, keeperId, list)),

    suggestCustomId: (owner: Owner, species: string | null): Promise<string | null> =>
      suggestCustomId(db, owner, species),
    takeCustomIds,

    getStatistics: createAnimalStatistics(dependencies),

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

    /** Has own animals be where they are said to be, by a move of each. Throws 'taken' where a place is full. */
    placeAnimals: (tx: Tx, actor: Actor, placed: Parameters<typeof placeAnimals>[3]): Promise<void> =>
      placeAnimals(tx, actor, clock, placed),

    weigh: createWeighing(dependencies),
    remove: removal.remove,
    takeBack: removal.takeBack,
    /** How an animal leaves, whoever wants it to. */
    leave: removal.leave,
    batch: createBatch(dependencies),
    recordBatch: createRecordBatch(dependencies),
    records: createAnimalRecords(dependencies),
    log: createRecordLog(dependencies),
    several: createSeveral({ ...dependencies, removal, withGenes: narrow }),
  }
}

export type CollectionService = ReturnType<typeof createCollectionService>
