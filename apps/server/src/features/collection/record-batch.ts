import type { NewAnimalRecord } from '@clutchbook/domain/collection/animal-records.schema'
import { animalsNotFound } from '@clutchbook/domain/collection/collection.errors'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow, meantAt } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, findAnswer, type KeyedRequest } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { yieldBetween } from '../../platform/yield-between.ts'
import { listArchiveStatuses } from './collection.repository.ts'
import { findClashes } from './condition-endings.ts'
import { aheadProblems, draftOf, type RecordDraft } from './record-drafts.ts'
import { ofAnimal } from './record-subject.ts'
import { writeRecords } from './record-writing.ts'

/** One of many records of own animals that are added together. */
export type BatchRecord = { readonly animalId: number; readonly draft: RecordDraft }

type BatchDependencies = { readonly db: Db; readonly transact: Transact; readonly clock: Clock }

/** How many records one statement carries. */
const atOnce = 200

/** Adds many records at once, all or none of them. */
export function createRecordBatch({ db, transact, clock }: BatchDependencies) {
  return {
    /** A record of what was done, as it is going to be, with what is wrong with it by field. */
    draft: (actor: Actor, input: NewAnimalRecord): RecordDraft => {
      const now = meantAt(clock, actor)
      const draft = draftOf(input, now)
      return { ...draft, problems: { ...aheadProblems(input.recordDate, now.today), ...draft.problems } }
    },

    /** What would be said of those, by their places, that begin a condition which lasts already. */
    findClashes: ({ keeperId }: Actor, batch: readonly BatchRecord[]) =>
      findClashes(
        db,
        keeperId,
        batch.map(({ animalId, draft: { values } }) => ({ animalId, values })),
      ),

    /** The numbers that were answered to this call before; null where it is new. */
    findAnswer: async (request: KeyedRequest): Promise<number[] | null> =>
      (await findAnswer<number[]>(db, request))?.answer ?? null,

    /**
     * Adds records in their order and answers their numbers. A repeated call gets the first answer. Throws 'not-found' where
     * an animal is not the keeper's, and 'taken' where a condition lasts already; then none is added.
     */
    create: (
      actor: Actor,
      request: KeyedRequest,
      batch: readonly BatchRecord[],
      nameOf: (at: number, field: string) => string,
    ): Promise<number[]> =>
      transact((tx) =>
        answerOnce(tx, clock, request, async () => {
          const { keeperId } = actor
          await bumpDataVersion(tx, keeperId)
          await ensureOwn(tx, keeperId, batch)
          const ids: number[] = []
          for await (const portion of yieldBetween(inPortions(batch, atOnce))) {
            const first = ids.length
            const rows = await writeRecords(
              tx,
              { keeperId, createdAt: isoNow(clock), nameOf: (at, field) => nameOf(first + at, field) },
              portion.map(({ animalId, draft }) => ({ ...ofAnimal(animalId), ...draft })),
            )
            ids.push(...rows.map(({ id }) => id))
          }
          return ids
        }),
      ),
  }
}

/** An animal may have been removed since it was looked for. */
async function ensureOwn(tx: Tx, keeperId: number, batch: readonly BatchRecord[]): Promise<void> {
  const ids = [...new Set(batch.map(({ animalId }) => animalId))]
  let found = 0
  for (const portion of inPortions(ids, atOnce))
    found += (await listArchiveStatuses(tx, keeperId, portion)).length
  if (found < ids.length) throw animalsNotFound(ids.length - found)
}
