import { tokenNotFound, tooManyTokens } from '@clutchbook/domain/accounts/api-tokens.errors'
import { endedTokenDays, mostTokens, tokenPrefix } from '@clutchbook/domain/accounts/api-tokens.rules'
import type { ApiToken, CreatedApiToken, NewApiToken } from '@clutchbook/domain/accounts/api-tokens.schema'
import type { Actor, FoundToken } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import { isoAfter, isoNow } from '../../platform/clock.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { dayMs, hourMs } from '../../platform/durations.ts'
import { isPassingFault } from '../../platform/faults.ts'
import { hashToken } from '../../platform/secrets.ts'
import type { AccountsParts } from './accounts-dependencies.ts'
import {
  countApiTokens,
  createApiToken,
  findApiToken,
  listApiTokens,
  noteApiTokenUse,
  removeApiToken,
  removeApiTokensEndedBefore,
} from './api-tokens.repository.ts'

/** Use is written down at most this often, in milliseconds: a program that asks each minute need not cost a write each. */
const notedEvery = hourMs

/**
 * Personal tokens, by which programs act for a keeper. Only a hash of each is kept, and a token is found by that hash: how
 * long it takes to find none tells nothing of those that there are.
 */
export function createApiTokens({
  db,
  transact,
  clock,
  secrets,
  audit,
  sessions,
  limits,
}: Pick<AccountsParts, 'db' | 'transact' | 'clock' | 'secrets' | 'audit' | 'sessions' | 'limits'>) {
  /** What can't be written down now keeps no program from its answer. */
  const writeDown = async (write: () => Promise<unknown>): Promise<void> => {
    try {
      await write()
    } catch (error) {
      if (!isPassingFault(error)) throw error
    }
  }

  const isNoted = (lastUsedAt: string | null): boolean =>
    lastUsedAt !== null && lastUsedAt > isoAfter(clock, -notedEvery)

  return {
    list: (actor: Actor): Promise<ApiToken[]> => listApiTokens(db, actor.keeperId),

    /** Makes a token. It is answered now and never again. Throws 'sign-in-again' for a session of days ago. */
    create: (
      actor: Actor,
      { name, scope, lastsDays }: NewApiToken,
      caller: Caller,
    ): Promise<CreatedApiToken> =>
      transact(async (tx, afterCommit) => {
        const { keeperId } = actor
        // Two calls at once can't pass the limit together, nor can one slip past a change of the password.
        await bumpDataVersion(tx, keeperId)
        await sessions.ensureRecent(tx, actor)
        if ((await countApiTokens(tx, keeperId, isoNow(clock))) >= mostTokens) throw tooManyTokens(mostTokens)
        const token = tokenPrefix + secrets.newToken()
        const made = await createApiToken(tx, {
          keeperId,
          name,
          scope,
          tokenHash: hashToken(token),
          createdAt: isoNow(clock),
          lastUsedAt: null,
          endsAt: lastsDays === null ? null : isoAfter(clock, lastsDays * dayMs),
        })
        afterCommit(() => audit('token made', caller, { keeperId, tokenId: made.id, scope, lastsDays }))
        return { ...made, token }
      }),

    /** Revokes one of the keeper's own tokens. Throws 'not-found' for another keeper's and for none alike. */
    remove: async ({ keeperId }: Actor, id: number, caller: Caller): Promise<void> => {
      if (!(await removeApiToken(db, keeperId, id))) throw tokenNotFound()
      audit('token revoked', caller, { keeperId, tokenId: id })
    },

    /**
     * For whom a token acts, and what it may do; null for one that does not work. Such a try is counted, and throws
     * 'too-many' after many from one address; a token that works is let in however many there were.
     */
    find: async (token: string, caller: Caller): Promise<FoundToken | null> => {
      const row = await findApiToken(db, hashToken(token), isoNow(clock))
      if (!row) {
        await writeDown(() => limits.countUnknownToken(caller))
        return null
      }
      const { id, scope, lastUsedAt, ...keeper } = row
      if (!isNoted(lastUsedAt)) await writeDown(() => noteApiTokenUse(db, id, isoNow(clock)))
      return { actor: { ...keeper, isAdmin: false }, scope }
    },

    sweep: (): Promise<void> => removeApiTokensEndedBefore(db, isoAfter(clock, -endedTokenDays * dayMs)),
  }
}
