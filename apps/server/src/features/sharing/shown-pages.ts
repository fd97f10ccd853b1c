import type { PageQuery } from '@clutchbook/domain/kernel/paging'
import { publicKeeperNotFound } from '@clutchbook/domain/sharing/sharing.errors'
import type { PublicQuery } from '@clutchbook/domain/sharing/sharing.schema'
import type { Actor } from '../../platform/actor.ts'
import { type AccessGrant, grantsToPage, noShareTokens } from './access-grants.ts'
import type { ShareTokens } from './share-access-tokens.ts'
import { findPageOwner, type PageOwner } from './sharing.repository.ts'
import type { SharingParts } from './sharing-dependencies.ts'
import type { ShownFile, Size } from './shown-animals.ts'
import { type CollectionPage, createShownLists, type ProfilePage } from './shown-lists.ts'

/** What others see of a keeper, and its owner's look at just that: profile and collection, and the photo on both. */
export function createShownPages(parts: SharingParts) {
  const { db, grants, media } = parts
  const { showProfile, showCollection } = createShownLists(parts)

  /** Throws 'not-found' for a missing keeper and for one who shows nothing of the kind, alike. */
  const getPage = async (
    keeperId: number,
    grantsTo: (owner: PageOwner) => readonly AccessGrant[],
    held: ShareTokens,
  ): Promise<PageOwner> => {
    const owner = await findPageOwner(db, keeperId)
    if (!owner) throw publicKeeperNotFound()
    grants.ensureOpen(grantsTo(owner), held, publicKeeperNotFound)
    return owner
  }

  /** The actor's own page, whatever of it is open. Throws 'not-found' for that of another. */
  const getOwnPage = async (actor: Actor, keeperId: number): Promise<PageOwner> => {
    const owner = keeperId === actor.keeperId ? await findPageOwner(db, keeperId) : null
    if (!owner) throw publicKeeperNotFound()
    return owner
  }

  return {
    /** A page of a keeper's profile. */
    getProfile: async (keeperId: number, query: PageQuery, held: ShareTokens): Promise<ProfilePage> => {
      const owner = await getPage(keeperId, grantsToPage.profile, held)
      const withCollection = grants.isOpen(grantsToPage.collection(owner), held)
      return showProfile({ owner, eyes: 'strangers', withCollection }, query)
    },

    /** A page of a shared collection. */
    getCollection: async (keeperId: number, query: PublicQuery, held: ShareTokens): Promise<CollectionPage> =>
      showCollection(await getPage(keeperId, grantsToPage.collection, held), query, 'strangers'),

    /** What strangers see of the own profile, or would see; pictures at addresses that the owner may always use. */
    previewProfile: async (actor: Actor, keeperId: number, query: PageQuery): Promise<ProfilePage> => {
      const owner = await getOwnPage(actor, keeperId)
      return showProfile({ owner, eyes: 'owner', withCollection: grants.isLive(owner.collection) }, query)
    },

    /** The same of the own collection. */
    previewCollection: async (actor: Actor, keeperId: number, query: PublicQuery): Promise<CollectionPage> =>
      showCollection(await getOwnPage(actor, keeperId), query, 'owner'),

    /** The photo of a keeper whose profile or collection is open. */
    openPhoto: async (keeperId: number, size: Size, held: ShareTokens): Promise<ShownFile> => {
      const owner = await getPage(keeperId, grantsToEither, held)
      const id = owner.profileImage === null ? null : media.findId(owner.profileImage)
      if (id === null) throw publicKeeperNotFound()
      const file = await media.open({ keeperId }, id, size)
      return { file, forAll: grants.isOpen(grantsToEither(owner), noShareTokens) }
    },

    /** Which pages of a keeper anybody may open who has no password. */
    findOpenPages: async (keeperId: number): Promise<{ profile: boolean; collection: boolean }> => {
      const owner = await findPageOwner(db, keeperId)
      const isOpenToAll = (page: 'profile' | 'collection'): boolean =>
        owner !== null && grants.isOpen(grantsToPage[page](owner), noShareTokens)
      return { profile: isOpenToAll('profile'), collection: isOpenToAll('collection') }
    },
  }
}

const grantsToEither = (owner: PageOwner): AccessGrant[] => [
  ...grantsToPage.profile(owner),
  ...grantsToPage.collection(owner),
]
