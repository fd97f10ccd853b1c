import type { AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { cutPage, type Page, type PageQuery, positionOf } from '@clutchbook/domain/kernel/paging'
import { publicKeeperNotFound } from '@clutchbook/domain/sharing/sharing.errors'
import { publicName } from '@clutchbook/domain/sharing/sharing.rules'
import type {
  PublicCollection,
  PublicProfile,
  PublicQuery,
  SharedCard,
} from '@clutchbook/domain/sharing/sharing.schema'
import type { Actor } from '../../platform/actor.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Passes } from './passes.ts'
import { asStored, sharedAddressOf, toSharedCard } from './shared-view.ts'
import {
  findPageOwner,
  listHidingPrice,
  listSharedIds,
  type PageOwner,
  type SharedRange,
} from './sharing.repository.ts'
import type { SharingParts } from './sharing-parts.ts'
import type { ShownFile, Size } from './shown-animals.ts'
import { noPasses, type Way, waysToPage } from './ways.ts'

/** Who looks: strangers use addresses that hold as long as sharing does, the owner those that always hold. */
type Eyes = 'strangers' | 'owner'

/** A page of what strangers read; `next` is the cursor of the following one. */
export type CollectionPage = { readonly answer: PublicCollection; readonly next: string | null }
export type ProfilePage = { readonly answer: PublicProfile; readonly next: string | null }

/** Whose animals a page shows, with whose eyes, and whether the whole collection is among them. */
type Showing = { readonly owner: PageOwner; readonly eyes: Eyes; readonly withCollection: boolean }

const newestFirst = (cards: AnimalCard[]): AnimalCard[] => cards.toSorted((a, b) => b.id - a.id)

/** What others see of a keeper, and its owner's look at just that: profile and collection, and the photo on both. */
export function createShownPages({ db, clock, ways, collection, media }: SharingParts) {
  const toCards = async (
    keeperId: number,
    cards: readonly AnimalCard[],
    eyes: Eyes,
  ): Promise<SharedCard[]> => {
    const hiding = await listHidingPrice(
      db,
      keeperId,
      cards.map(({ id }) => id),
    )
    return cards.map((card) =>
      toSharedCard(
        card,
        { showsPrice: !hiding.has(card.id) },
        eyes === 'strangers' ? sharedAddressOf(card.id) : asStored,
      ),
    )
  }

  /** Throws 'not-found' for a missing keeper and for one who shows nothing of the kind, alike. */
  const getPage = async (
    keeperId: number,
    waysTo: (owner: PageOwner) => readonly Way[],
    held: Passes,
  ): Promise<PageOwner> => {
    const owner = await findPageOwner(db, keeperId)
    if (!owner) throw publicKeeperNotFound()
    ways.ensureOpen(waysTo(owner), held, publicKeeperNotFound)
    return owner
  }

  /** Animals that are shared one by one, the newest first. */
  const listChosen = async (keeperId: number, range: SharedRange): Promise<AnimalCard[]> => {
    const ids = await listSharedIds(db, keeperId, isoNow(clock), range)
    return newestFirst([...(await collection.findCards(db, { keeperId }, ids)).values()])
  }

  /** A page of what a profile shows: what is shared one by one, and with the collection all that isn't archived (SHR-Q06). */
  const listShown = async (
    { owner: { id }, withCollection }: Showing,
    { limit, cursor }: PageQuery,
  ): Promise<Page<AnimalCard>> => {
    const before = cursor === undefined ? undefined : positionOf(cursor).id
    const most = limit === undefined ? undefined : limit + 1
    const chosen = await listChosen(id, { before, limit: most, archivedOnly: withCollection })
    const range = {
      ...(most === undefined ? {} : { limit: most }),
      ...(cursor === undefined ? {} : { cursor }),
    }
    const { cards } = withCollection
      ? await collection.list({ keeperId: id }, 'unarchived', { ...range, sort: 'newest' })
      : { cards: [] }
    return cutPage(newestFirst([...cards, ...chosen]), limit, (card) => ({ key: '', id: card.id }))
  }

  const showProfile = async (showing: Showing, query: PageQuery): Promise<ProfilePage> => {
    const { id, username, name, profileImage: stored } = showing.owner
    const { rows, next } = await listShown(showing, query)
    const profileImage = stored && showing.eyes === 'strangers' ? `/api/public/users/${id}/photo` : stored
    const user = { id, username, name, profileImage }
    return { answer: { user, reptiles: await toCards(id, rows, showing.eyes) }, next }
  }

  const showCollection = async (
    { id, name, username }: PageOwner,
    query: PublicQuery,
    eyes: Eyes,
  ): Promise<CollectionPage> => {
    const owner = { keeperId: id }
    const { cards, next } = await collection.list(owner, 'unarchived', { ...query, sort: 'newest' })
    const species = await collection.listSpecies(owner, 'unarchived')
    const answer = {
      user: { name: publicName({ name, username }) },
      reptiles: await toCards(id, cards, eyes),
      species: species.map((one) => one.species),
    }
    return { answer, next }
  }

  /** The actor's own page, whatever of it is open. Throws 'not-found' for that of another. */
  const getOwnPage = async (actor: Actor, keeperId: number): Promise<PageOwner> => {
    const owner = keeperId === actor.keeperId ? await findPageOwner(db, keeperId) : null
    if (!owner) throw publicKeeperNotFound()
    return owner
  }

  return {
    /** A page of a keeper's profile. */
    getProfile: async (keeperId: number, query: PageQuery, held: Passes): Promise<ProfilePage> => {
      const owner = await getPage(keeperId, waysToPage.profile, held)
      const withCollection = ways.isOpen(waysToPage.collection(owner), held)
      return showProfile({ owner, eyes: 'strangers', withCollection }, query)
    },

    /** A page of a shared collection. */
    getCollection: async (keeperId: number, query: PublicQuery, held: Passes): Promise<CollectionPage> =>
      showCollection(await getPage(keeperId, waysToPage.collection, held), query, 'strangers'),

    /** What strangers see of the own profile, or would see; pictures at addresses that the owner may always use. */
    previewProfile: async (actor: Actor, keeperId: number, query: PageQuery): Promise<ProfilePage> => {
      const owner = await getOwnPage(actor, keeperId)
      return showProfile({ owner, eyes: 'owner', withCollection: ways.isLive(owner.collection) }, query)
    },

    /** The same of the own collection. */
    previewCollection: async (actor: Actor, keeperId: number, query: PublicQuery): Promise<CollectionPage> =>
      showCollection(await getOwnPage(actor, keeperId), query, 'owner'),

    /** The photo of a keeper whose profile or collection is open. */
    openPhoto: async (keeperId: number, size: Size, held: Passes): Promise<ShownFile> => {
      const owner = await getPage(keeperId, waysToEither, held)
      const id = owner.profileImage === null ? null : media.findId(owner.profileImage)
      if (id === null) throw publicKeeperNotFound()
      const file = await media.open({ keeperId }, id, size)
      return { file, forAll: ways.isOpen(waysToEither(owner), noPasses) }
    },

    /** Which pages of a keeper anybody may open who has no password. */
    findOpenPages: async (keeperId: number): Promise<{ profile: boolean; collection: boolean }> => {
      const owner = await findPageOwner(db, keeperId)
      const isOpenToAll = (page: 'profile' | 'collection'): boolean =>
        owner !== null && ways.isOpen(waysToPage[page](owner), noPasses)
      return { profile: isOpenToAll('profile'), collection: isOpenToAll('collection') }
    },
  }
}

const waysToEither = (owner: PageOwner): Way[] => [
  ...waysToPage.profile(owner),
  ...waysToPage.collection(owner),
]
