import type { CurrentUser, ProfileChange } from '@clutchbook/domain/accounts/accounts.schema'
import { knownTimeZone } from '@clutchbook/domain/kernel/time-zone'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { noteZoneChange } from '../../platform/database/zone-changes.ts'
import { changeKeeper, getAddressee, getKeeper, type KeeperChange } from './accounts.repository.ts'
import type { AccountsParts } from './accounts-dependencies.ts'
import { createNewAddress, type Save } from './new-address.ts'
import { takenOf } from './new-keeper.ts'
import type { TakenPicture } from './profile-pictures.ts'

/** What a keeper changes about themselves: name, address, photo, time zone. */
export function createProfile(parts: AccountsParts) {
  const { transact, pictures, getUser } = parts
  const { changeEmail, askToMove } = createNewAddress(parts)

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
    await bumpDataVersion(tx, actor.keeperId)
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
