import { publicKeeperNotFound } from '@clutchbook/domain/sharing/sharing.errors'
import { publicPaths } from '@clutchbook/domain/sharing/sharing.rules'
import type {
  SharingChange,
  SharingOverview,
  SharingSettings,
} from '@clutchbook/domain/sharing/sharing.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Limits } from './limits.ts'
import { findPageOwner, type PageOwner } from './sharing.repository.ts'
import type { SharingParts } from './sharing-dependencies.ts'
import { changeSharingSettings, listOwnShared, writePageLimits } from './sharing-settings.repository.ts'

const pages = ['profile', 'collection'] as const

type Parts = SharingParts & { readonly limits: Limits }

/** Whether and how profile and collection are shared, and everything that a keeper shows. */
export function createPageSharingSettings({ db, transact, grants, collection, publicUrl, limits }: Parts) {
  const { makeLock, limitsAfter, toLimits } = limits

  const getOwner = async (reader: Db, { keeperId }: Actor): Promise<PageOwner> => {
    const owner = await findPageOwner(reader, keeperId)
    if (!owner) throw publicKeeperNotFound()
    return owner
  }

  const toSharingSettings = ({ profile, collection: whole, isListed }: PageOwner): SharingSettings => ({
    profile: grants.isLive(profile),
    collection: grants.isLive(whole),
    directory: isListed,
  })

  return {
    /** Everything that the keeper shows, what has ended among it. */
    getOverview: async (actor: Actor): Promise<SharingOverview> => {
      const { keeperId, timeZone } = actor
      const owner = await getOwner(db, actor)
      const shared = await listOwnShared(db, keeperId)
      const cards = await collection.findCards(db, actor, [...shared.keys()])
      const reptiles = [...shared].flatMap(([id, own]) => {
        const card = cards.get(id)
        if (!card) return []
        const { name, species, photos } = card
        const link = publicUrl + publicPaths.animal(id)
        return [{ id, name, species, photos, link, ...toLimits(own, timeZone) }]
      })
      return {
        ...toSharingSettings(owner),
        links: {
          profile: publicUrl + publicPaths.profile(keeperId),
          collection: publicUrl + publicPaths.collection(keeperId),
        },
        limits: {
          profile: toLimits(owner.profile, timeZone),
          collection: toLimits(owner.collection, timeZone),
        },
        reptiles: reptiles.toSorted((one, other) => other.id - one.id),
      }
    },

    changeSharing: async (actor: Actor, change: SharingChange): Promise<SharingSettings> => {
      const locks = {
        profile: await makeLock(change.limits?.profile?.password),
        collection: await makeLock(change.limits?.collection?.password),
      }
      return transact(async (tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        const before = await getOwner(tx, actor)
        const { limits: changed, ...settings } = change
        for (const page of pages) {
          if (settings[page] === undefined && changed?.[page] === undefined) continue
          // What has ended stays shut, whatever else is changed of it.
          const isOn = settings[page] ?? grants.isLive(before[page])
          settings[page] = isOn
          const next = { isOn, endsOn: changed?.[page]?.endsOn, lock: locks[page] }
          const limits = limitsAfter(before[page], actor, next, 'limits')
          await writePageLimits(tx, actor.keeperId, page, limits)
        }
        await changeSharingSettings(tx, actor.keeperId, settings)
        return toSharingSettings(await getOwner(tx, actor))
      })
    },
  }
}
