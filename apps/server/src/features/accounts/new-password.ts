import { brokenLink, wrongCurrentPassword } from '@clutchbook/domain/accounts/accounts.errors'
import {
  accountKey,
  replacedPasswordFloor,
  replacedPasswordProblem,
} from '@clutchbook/domain/accounts/accounts.rules'
import type { PasswordChange, PasswordReset } from '@clutchbook/domain/accounts/accounts.schema'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import {
  type Addressee,
  changeKeeper,
  getAddressee,
  listKeepersByAddress,
  replacePasswordHash,
} from './accounts.repository.ts'
import type { AccountsParts } from './accounts-dependencies.ts'
import { removeApiTokens } from './api-tokens.repository.ts'
import { removeSessions } from './sessions.repository.ts'

/** Where mail goes that opens the account: the last address that was proved, else the one of the registration (ACC-Q10). */
const addressOf = ({ recoveryEmail, email }: Addressee): string => recoveryEmail ?? email

/**
 * How long the answer to a forgotten password takes, in milliseconds, whatever there is to do meanwhile: its time must
 * not tell whether an account has the address (ACC-Q02).
 */
const forgottenMs = 150

/** What whoever forgot a password is mailed. */
function createResetLinks({ db, audit, tokens, mails, background, limits }: AccountsParts) {
  /** Mails a link to the address that counts for each account which may be meant. */
  const mailLinks = async (email: string, caller: Caller): Promise<void> => {
    for (const keeper of await listKeepersByAddress(db, accountKey(email))) {
      const to = addressOf(keeper)
      mails.resetPassword(keeper, to, await tokens.create(db, keeper.id, 'reset', to))
      audit('password link asked for', caller, { keeperId: keeper.id })
    }
  }

  return {
    /** Mails a link to whoever has the address; the answer is the same for all and takes the same time (ACC-87). */
    askForLink: async (email: string, caller: Caller): Promise<{ message: string }> => {
      await limits.countReset(accountKey(email), caller)
      background.begin(() => mailLinks(email, caller))
      await new Promise((resolve) => setTimeout(resolve, forgottenMs))
      return { message: 'If an account has this address, a link is on its way.' }
    },
  }
}

/** One password in place of another: by the keeper who knows the old one, or by a mailed link. */
export function createNewPassword(parts: AccountsParts) {
  const { transact, audit, passwords, tokens, mails, ensureCurrentPassword } = parts
  const problemOf = replacedPasswordProblem(Math.max(replacedPasswordFloor, parts.passwordMinLength))

  const ensureStrong = (password: string): void => {
    const weak = problemOf(password)
    if (weak) throw refuseField('newPassword', weak)
  }

  const replace = async (
    tx: Tx,
    token: string,
    passwordHash: string,
  ): Promise<Addressee & { to: string }> => {
    const taken = await tokens.take(tx, token, 'reset')
    if (!taken) throw brokenLink()
    const { keeperId, email: to } = taken
    await bumpDataVersion(tx, keeperId)
    const keeper = await getAddressee(tx, keeperId)
    // A mailbox that the account has left since has no say any more.
    if (addressOf(keeper) !== to) throw brokenLink()
    // Whoever used the link reads the mail of its address.
    const proof = keeper.email === to ? { isEmailVerified: true } : {}
    await changeKeeper(tx, keeperId, { passwordHash, ...proof })
    await removeSessions(tx, keeperId)
    await removeApiTokens(tx, keeperId)
    // A stranger who was in may be waiting for one of these.
    await tokens.remove(tx, keeperId)
    return { ...keeper, to }
  }

  return {
    ...createResetLinks(parts),

    /** Replaces the password of who knows it. All other sessions and all personal tokens end; this session goes on (ACC-97). */
    change: async (
      actor: Actor,
      { currentPassword, newPassword }: PasswordChange,
      caller: Caller,
    ): Promise<void> => {
      ensureStrong(newPassword)
      const { keeperId } = actor
      const judged = await ensureCurrentPassword(keeperId, currentPassword, caller)
      const passwordHash = await passwords.hash(newPassword)
      await transact(async (tx, afterCommit) => {
        // Waits for a personal token that is being made, which ends with the others then.
        await bumpDataVersion(tx, keeperId)
        // Replaced by a mailed link while it was judged, the current password is current no more.
        if (!(await replacePasswordHash(tx, keeperId, judged, passwordHash))) throw wrongCurrentPassword()
        await removeSessions(tx, keeperId, actor.sessionId)
        await removeApiTokens(tx, keeperId)
        await tokens.remove(tx, keeperId, 'reset')
        const keeper = await getAddressee(tx, keeperId)
        afterCommit(() => mails.passwordChanged(keeper, addressOf(keeper)))
        afterCommit(() => audit('password changed', caller, { keeperId }))
      })
    },

    /** Sets the password of whoever holds a mailed link. All sessions and personal tokens end (ACC-88). */
    reset: async ({ token, newPassword }: PasswordReset, caller: Caller): Promise<void> => {
      ensureStrong(newPassword)
      // Asked before the costly hash, and again when the link is used up.
      if (!(await tokens.isGood(token, 'reset'))) throw brokenLink()
      const passwordHash = await passwords.hash(newPassword)
      await transact(async (tx, afterCommit) => {
        const keeper = await replace(tx, token, passwordHash)
        afterCommit(() => mails.passwordChanged(keeper, keeper.to))
        afterCommit(() => audit('password reset', caller, { keeperId: keeper.id }))
      })
    },
  }
}
