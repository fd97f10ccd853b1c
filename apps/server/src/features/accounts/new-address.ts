import { emailTaken, passwordNeeded } from '@clutchbook/domain/accounts/accounts.errors'
import { accountKey, freshSignInMinutes } from '@clutchbook/domain/accounts/accounts.rules'
import type { ProfileChange } from '@clutchbook/domain/accounts/accounts.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { AfterCommit } from '../../platform/database/transaction.ts'
import { type Addressee, findIdByEmailKey, getAddressee, type KeeperChange } from './accounts.repository.ts'
import type { AccountsParts } from './accounts-dependencies.ts'

/** A save of a profile under way. */
export type Save = {
  readonly tx: Tx
  readonly afterCommit: AfterCommit
  readonly caller: Caller
  /** Whether another address was asked for, and may be taken. */
  readonly mayMove: boolean
}

/** How a keeper gets another e-mail address. */
export function createNewAddress(parts: AccountsParts) {
  const { db, audit, sessions, tokens, mails, limits } = parts

  /**
   * Gives an account another address. It shows at once, but until it is proved, mails that open the account go where
   * they went before (ACC-92, ACC-Q10).
   */
  const changeEmail = async (
    { tx, afterCommit, caller, mayMove }: Save,
    actor: Actor,
    before: Addressee,
    email: string,
  ): Promise<KeeperChange> => {
    if (!mayMove) throw passwordNeeded()
    // A new password may have ended the session meanwhile; whoever had the old one must not move the address then.
    await sessions.ensureOpen(tx, actor)
    const emailKey = accountKey(email)
    if (emailKey !== before.emailKey && (await findIdByEmailKey(tx, emailKey))) throw emailTaken()
    const proved = before.recoveryEmail ?? before.email
    const recoveryEmail = proved === email ? null : proved
    const token = await tokens.create(tx, actor.keeperId, 'verify', email)
    const told = new Set([before.email, proved].filter((address) => address !== email))
    afterCommit(() => {
      for (const address of told) mails.addressChanged(before, address)
      mails.verify({ ...before, isEmailVerified: false }, email, token)
      audit('e-mail changed', caller, { keeperId: actor.keeperId })
    })
    return {
      email,
      emailKey,
      isEmailVerified: false,
      recoveryEmail,
      recoveryEmailKey: recoveryEmail === null ? null : accountKey(recoveryEmail),
    }
  }

  /** Whether another address is asked for and may be taken: not too often, and not on the word of whoever finds a browser open (R36). */
  const askToMove = async (
    actor: Actor,
    { email, currentPassword }: ProfileChange,
    caller: Caller,
  ): Promise<boolean> => {
    if (email === undefined || email === (await getAddressee(db, actor.keeperId)).email) return false
    if (currentPassword !== undefined)
      await parts.ensureCurrentPassword(actor.keeperId, currentPassword, caller)
    else if (!(await sessions.isYoung(db, actor, freshSignInMinutes * 60))) throw passwordNeeded()
    await limits.countNewAddress(actor.keeperId, caller)
    return true
  }

  return { changeEmail, askToMove }
}
