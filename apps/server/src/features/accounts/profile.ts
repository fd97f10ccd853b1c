import { emailTaken, passwordNeeded } from '@clutchbook/domain/accounts/accounts.errors'
import { accountKey, freshSignInMinutes } from '@clutchbook/domain/accounts/accounts.rules'
import type { CurrentUser, ProfileChange } from '@clutchbook/domain/accounts/accounts.schema'
import { knownTimeZone } from '@clutchbook/domain/kernel/time-zone'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database/database.ts'
import { noteChange } from '../../platform/database/keeper-state.ts'
import type { AfterCommit } from '../../platform/database/transaction.ts'
import { noteZoneChange } from '../../platform/database/zone-changes.ts'
import {
  type Addressee,
  changeKeeper,
  findIdByEmailKey,
  getAddressee,
  getKeeper,
  type KeeperChange,
} from './accounts.repository.ts'
import type { AccountsParts } from './accounts-parts.ts'
import { takenOf } from './new-keeper.ts'
import type { TakenPicture } from './profile-pictures.ts'

type Save = {
  readonly tx: Tx
  readonly afterCommit: AfterCommit
  readonly caller: Caller
  /** Whether another address was asked for, and may be taken. */
  readonly mayMove: boolean
}

/** What a keeper changes about themselves: name, address, photo, time zone. */
export function createProfile(parts: AccountsParts) {
  const { db, transact, audit, pictures, sessions, tokens, mails, limits, getUser } = parts

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

  const changePicture = async (
    { tx }: Save,
    { keeperId }: Actor,
    picture: TakenPicture | null,
  ): Promise<KeeperChange> => {
    const { profileImage } = await getKeeper(tx, keeperId)
    const earlier = profileImage === null ? null : pictures.findId(profileImage)
    const hidden = earlier === null ? [] : [earlier]
    await pictures.countUses(tx, keeperId, { shown: picture ? [picture.id] : [], hidden })
    return { profileImage: picture?.address ?? null }
  }

  /** Reminders follow a keeper to another zone. */
  const changeTimeZone = async ({ tx }: Save, actor: Actor, named: string): Promise<KeeperChange> => {
    await noteZoneChange(tx, actor.keeperId)
    return { timeZone: knownTimeZone(named) ?? actor.timeZone }
  }

  const save = async (
    saving: Save,
    actor: Actor,
    { name, email, timeZone, dayPattern }: ProfileChange,
    picture: TakenPicture | null | undefined,
  ): Promise<void> => {
    const { tx } = saving
    await noteChange(tx, actor.keeperId)
    const before = await getAddressee(tx, actor.keeperId)
    const change: KeeperChange = {}
    if (name !== undefined) change.name = name
    if (dayPattern !== undefined) change.dayPattern = dayPattern
    if (email !== undefined && email !== before.email)
      Object.assign(change, await changeEmail(saving, actor, before, email))
    if (picture !== undefined) Object.assign(change, await changePicture(saving, actor, picture))
    if (timeZone !== undefined) Object.assign(change, await changeTimeZone(saving, actor, timeZone))
    await changeKeeper(tx, actor.keeperId, change)
  }

  /** An empty text takes the picture away as null does. */
  const withoutPicture = (profileImage: string | null | undefined): null | undefined =>
    profileImage === undefined ? undefined : null

  return {
    /** Changes what is named and nothing else, all of it or nothing. */
    change: async (actor: Actor, input: ProfileChange, caller: Caller): Promise<CurrentUser> => {
      const { profileImage } = input
      const mayMove = await askToMove(actor, input, caller)
      // Decoding takes long, so it is done before the transaction begins.
      const picture = profileImage
        ? await pictures.takePicture(actor, profileImage, 'profileImage')
        : withoutPicture(profileImage)
      try {
        await transact((tx, afterCommit) => save({ tx, afterCommit, caller, mayMove }, actor, input, picture))
      } catch (error) {
        await picture?.undo()
        throw takenOf(error) ?? error
      }
      return getUser(actor.keeperId)
    },
  }
}
