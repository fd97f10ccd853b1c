import { createHash } from 'node:crypto'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { Actor } from '../actor.ts'
import { type Clock, isoAfter, isoNow } from '../clock.ts'
import { dayMs } from '../durations.ts'
import type { Db, Tx } from './database.ts'

/** One creating call: whose it is, the key the client gave it, and what it asked for. */
export type KeyedRequest = {
  readonly scope: string
  readonly key: string | undefined
  readonly asked: unknown
  /** It may be sent again for as long as a device keeps what it could not send. */
  readonly isKeptLong?: boolean
}

/** A call of a keeper's own; `asked` tells it from calls of other kinds that may be sent with the same body. */
export const keyedBy = ({ keeperId, requestKey, writtenAt }: Actor, asked: unknown): KeyedRequest => ({
  scope: `keeper:${keeperId}`,
  key: requestKey,
  asked,
  isKeptLong: writtenAt !== undefined,
})

/**
 * Does creating work once for each key (SHELL-59): a repeated call gets the first answer again. The key is kept in the
 * same transaction as the record, so that either both exist or neither; a call with the same key at the same time waits
 * for the first. Throws 'key-reused' when the key came with another question before.
 */
export async function answerOnce<T>(
  tx: Tx,
  clock: Clock,
  request: KeyedRequest,
  work: () => Promise<T>,
): Promise<T> {
  const { scope, key, isKeptLong = false } = request
  if (key === undefined) return work()
  const fingerprint = fingerprintOf(request)
  const { numInsertedOrUpdatedRows: taken } = await tx
    .insertInto('requestKey')
    .values({ scope, key, fingerprint, answer: '', createdAt: isoNow(clock), isKeptLong })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirstOrThrow()
  if (!taken) {
    const earlier = await findAnswer<T>(tx, request)
    if (earlier) return earlier.answer
  }
  const answer = await work()
  await tx
    .updateTable('requestKey')
    .set({ answer: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
  return answer
}

/**
 * The answer that was given to this key before, or null where it is new. Throws 'key-reused' when the key came with
 * another question.
 */
export async function findAnswer<T>(db: Db, request: KeyedRequest): Promise<{ answer: T } | null> {
  const { scope, key } = request
  if (key === undefined) return null
  const earlier = await db
    .selectFrom('requestKey')
    .select(['fingerprint', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!earlier) return null
  if (earlier.fingerprint !== fingerprintOf(request))
    throw new DomainError('key-reused', 'This Idempotency-Key was already used for another request.')
  return { answer: JSON.parse(earlier.answer) as T }
}

const fingerprintOf = ({ asked }: KeyedRequest): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex')

/** Forgets keys older than a day, and those of what had waited on a device after 60 days. */
export async function removeOldRequestKeys(db: Db, clock: Clock): Promise<void> {
  for (const [isKeptLong, days] of [
    [false, 1],
    [true, 60],
  ] as const)
    await db
      .deleteFrom('requestKey')
      .where('createdAt', '<', isoAfter(clock, -days * dayMs))
      .where('isKeptLong', '=', isKeptLong)
      .execute()
}
