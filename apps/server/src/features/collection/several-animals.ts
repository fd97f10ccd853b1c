import { recordsNotFound } from '@clutchbook/domain/collection/animal-records.errors'
import { animalsNotFound } from '@clutchbook/domain/collection/collection.errors'
import type {
  Changed,
  ListedIdsQuery,
  SeveralRecords,
} from '@clutchbook/domain/collection/several-animals.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow, meantAt } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import {
  bumpDataVersion,
  type CounterDeltas,
  moveCounts,
  sumOf,
} from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { listIds } from './animal-lists.repository.ts'
import { removeRecords } from './animal-records.repository.ts'
import type { createRemoval } from './animal-removal.ts'
import { type ArchiveStatus, archiveStatusOf, deltasBetween } from './animal-values.ts'
import { changeArchiveStatuses, listAnimals, listArchiveStatuses } from './collection.repository.ts'
import type { WithGenes } from './gene-narrowing.ts'
import { draftOf, ensureMeaning } from './record-drafts.ts'
import { ofAnimal } from './record-subject.ts'
import { writeRecords } from './record-writing.ts'

type SeveralDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly removal: Pick<ReturnType<typeof createRemoval>, 'removeWithin'>
  readonly withGenes: WithGenes
}

/** What one call does with several records, in one transaction; answers the numbers of those that it changed. */
type Work = (tx: Tx) => Promise<number[]>

/**
 * Does the same with several animals: all of it happens, or none. A number that is not of the keeper's collection
 * refuses the whole call, and a repeated call with the same key gets the first answer.
 */
export function createSeveral({ db, transact, clock, removal, withGenes }: SeveralDependencies) {
  const inOneGo = (actor: Actor, asked: readonly unknown[], work: Work): Promise<Changed> => {
    const request = keyedBy(actor, asked)
    return transact((tx) =>
      answerOnce(tx, clock, request, async () => {
        await bumpDataVersion(tx, actor.keeperId)
        return { ids: await work(tx) }
      }),
    )
  }

  const move = (actor: Actor, ids: readonly number[], change: Partial<ArchiveStatus>): Promise<Changed> =>
    inOneGo(actor, ['move several', ids, change], (tx) => moveAll(tx, actor.keeperId, ids, change))

  return {
    /** The numbers of the animals of one list, in its order. */
    listIds: async (actor: Actor, { list, ...query }: ListedIdsQuery): Promise<number[]> =>
      (await listIds(db, actor.keeperId, list, await withGenes(actor, query))).map(({ id }) => id),

    archive: (actor: Actor, ids: readonly number[]) => move(actor, ids, { isArchived: true }),
    unarchive: (actor: Actor, ids: readonly number[]) => move(actor, ids, { isArchived: false }),
    holdBack: (actor: Actor, ids: readonly number[], isHoldback: boolean) => move(actor, ids, { isHoldback }),

    /** Deletes animals, each as if by itself, so that each can be restored by itself as well. */
    remove: (actor: Actor, ids: readonly number[]): Promise<Changed> =>
      inOneGo(actor, ['remove several', ids], async (tx) => {
        const rows = await listAnimals(tx, actor.keeperId, ids)
        ensureAll(rows, ids)
        await removal.removeWithin(tx, actor, rows)
        return [...ids]
      }),

    /** Adds the same record to each; answers the numbers of the records. */
    addRecords: (actor: Actor, input: SeveralRecords): Promise<Changed> =>
      inOneGo(actor, ['records of several', input], async (tx) => {
        const { keeperId } = actor
        const { ids, ...record } = input
        const draft = draftOf(record, meantAt(clock, actor))
        ensureMeaning(draft)
        await listOwn(tx, keeperId, ids)
        const records = ids.map((animalId) => ({ ...ofAnimal(animalId), ...draft }))
        const rows = await writeRecords(tx, { keeperId, createdAt: isoNow(clock) }, records)
        return rows.map(({ id }) => id)
      }),

    /** Removes records by their numbers. Throws 'not-found' where one is gone; then all stay. */
    removeRecords: (actor: Actor, ids: readonly number[]): Promise<Changed> =>
      inOneGo(actor, ['remove records', ids], async (tx) => {
        const removed = await removeRecords(tx, actor.keeperId, ids, isoNow(clock))
        if (removed !== ids.length) throw recordsNotFound()
        return [...ids]
      }),
  }
}

/** Where the animals stand. Throws 'not-found' unless all of them are the keeper's. */
async function listOwn(tx: Tx, keeperId: number, ids: readonly number[]) {
  const rows = await listArchiveStatuses(tx, keeperId, ids)
  ensureAll(rows, ids)
  return rows
}

/** Throws 'not-found' where fewer were found than asked for. */
function ensureAll(found: readonly unknown[], ids: readonly number[]): void {
  if (found.length < ids.length) throw animalsNotFound(ids.length - found.length)
}

/** Moves those that are not there yet: the others keep their version, so that nobody who edits them is disturbed. */
async function moveAll(
  tx: Tx,
  keeperId: number,
  ids: readonly number[],
  change: Partial<ArchiveStatus>,
): Promise<number[]> {
  const moved: number[] = []
  const deltas: CounterDeltas[] = []
  for (const row of await listOwn(tx, keeperId, ids)) {
    const was = archiveStatusOf(row)
    const is = { ...was, ...change }
    if (is.isArchived === was.isArchived && is.isHoldback === was.isHoldback) continue
    moved.push(row.id)
    deltas.push(deltasBetween(was, is))
  }
  await changeArchiveStatuses(tx, keeperId, moved, change)
  await moveCounts(tx, keeperId, sumOf(deltas))
  return moved
}
