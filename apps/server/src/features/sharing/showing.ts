import type { Animal, AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { cutPage, type Page, type PageQuery, positionOf } from '@clutchbook/domain/kernel/paging'
import {
  pageLocked,
  publicKeeperNotFound,
  sharedAnimalNotFound,
} from '@clutchbook/domain/sharing/sharing.errors'
import { publicName } from '@clutchbook/domain/sharing/sharing.rules'
import type {
  PublicCollection,
  PublicProfile,
  PublicQuery,
  SharedAnimal,
  SharedCard,
} from '@clutchbook/domain/sharing/sharing.schema'
import type { Actor, Owner } from '../../platform/actor.ts'
import { isoNow } from '../../platform/clock.ts'
import type { OpenFile } from '../../platform/storage/storage.ts'
import type { Passes } from './passes.ts'
import { type ShowMedia, type Shown, toSharedAnimal, toSharedCard } from './shared-view.ts'
import {
  type AnimalSwitches,
  findAnimalSwitches,
  findPageOwner,
  isInGalleries,
  listHidingPrice,
  listSharedIds,
  type PageOwner,
  type SharedRange,
} from './sharing.repository.ts'
import type { SharingParts } from './sharing-parts.ts'
import { noPasses, type Way, waysToAnimal, waysToPage } from './ways.ts'

type Size = 'view' | 'thumb'

/** Who looks: strangers use addresses that hold as long as sharing does, the owner those that always hold. */
type Eyes = 'strangers' | 'owner'

/** A page of what strangers read; `next` is the cursor of the following one. */
export type CollectionPage = { readonly answer: PublicCollection; readonly next: string | null }
export type ProfilePage = { readonly answer: PublicProfile; readonly next: string | null }

/** A file that is shown, and whether it is shown to the whole world or behind a password. */
export type ShownFile = { readonly file: OpenFile; readonly forAll: boolean }

/** Whose animals a page shows, with whose eyes, and whether the whole collection is among them. */
type Showing = { readonly owner: PageOwner; readonly eyes: Eyes; readonly withCollection: boolean }

const asStored: ShowMedia = (address) => address

const newestFirst = (cards: AnimalCard[]): AnimalCard[] => cards.toSorted((a, b) => b.id - a.id)

/** What others see, and its owner's look at just that. Whoever asks without being the owner is a stranger, signed in or not. */
export function createShowing({ db, clock, ways, collection, lineage, media }: SharingParts) {
  /** Strangers use addresses that name the animal, because each use asks whether it is still shared. */
  const showFor =
    (animalId: number) =>
    (address: string): string =>
      address.replace('/api/media/', `/api/shared/reptile/${animalId}/media/`)

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
        eyes === 'strangers' ? showFor(card.id) : asStored,
      ),
    )
  }

  const findParent = (owner: Owner, id: number | null): Promise<Animal | null> =>
    id === null ? Promise.resolve(null) : collection.get(owner, id)

  const view = async (owner: Owner, id: number, shown: Shown, show: ShowMedia): Promise<SharedAnimal> => {
    const animal = await collection.get(owner, id)
    const father = await findParent(owner, animal.fatherId)
    const mother = await findParent(owner, animal.motherId)
    const ancestors = await lineage.ancestors.list(owner, id)
    return toSharedAnimal(animal, { father, mother, ancestors }, shown, show)
  }

  const isOpen = (all: readonly Way[], held: Passes): boolean => ways.standing(all, held) === 'open'

  /** Throws `missing` for what is private or has ended, and 'password-needed' where a pass is lacking. */
  const ensureOpen = (all: readonly Way[], held: Passes, missing: () => Error): void => {
    const standing = ways.standing(all, held)
    if (standing === 'shut') throw missing()
    if (standing === 'locked') throw pageLocked()
  }

  /** Throws 'not-found' for a missing animal and for one that isn't shared, alike (SHR-60). */
  const getOpen = async (id: number, held: Passes): Promise<AnimalSwitches> => {
    const switches = await findAnimalSwitches(db, id)
    if (!switches) throw sharedAnimalNotFound()
    ensureOpen(waysToAnimal(id, switches), held, sharedAnimalNotFound)
    return switches
  }

  /** Throws 'not-found' for a missing keeper and for one who shows nothing of the kind, alike. */
  const getPage = async (
    keeperId: number,
    waysTo: (owner: PageOwner) => readonly Way[],
    held: Passes,
  ): Promise<PageOwner> => {
    const owner = await findPageOwner(db, keeperId)
    if (!owner) throw publicKeeperNotFound()
    ensureOpen(waysTo(owner), held, publicKeeperNotFound)
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

  const findPreview = async (actor: Actor, id: number): Promise<SharedAnimal | null> => {
    const switches = await findAnimalSwitches(db, id)
    return switches?.keeperId === actor.keeperId ? view(actor, id, switches, asStored) : null
  }

  const getAnimal = async (id: number, held: Passes): Promise<SharedAnimal> => {
    const switches = await getOpen(id, held)
    return view(switches, id, switches, showFor(id))
  }

  return {
    /** A shared animal. */
    getAnimal,

    /** The same, and for its owner an animal that is not shared as well (LIN-12). */
    getRelative: async (viewer: Actor | null, id: number, held: Passes): Promise<SharedAnimal> =>
      (viewer && (await findPreview(viewer, id))) ?? getAnimal(id, held),

    /** What strangers see of an own animal, or would see; the photos at addresses that the owner may always use. */
    preview: async (actor: Actor, id: number): Promise<SharedAnimal> => {
      const animal = await findPreview(actor, id)
      if (!animal) throw sharedAnimalNotFound()
      return animal
    },

    /** A medium that the page of a shared animal shows; asked anew for each use, so that taking back holds at once. */
    openMedia: async (id: number, mediaId: number, size: Size, held: Passes): Promise<ShownFile> => {
      const switches = await getOpen(id, held)
      const { keeperId, fatherId, motherId } = switches
      const parents = [fatherId, motherId].filter((parent) => parent !== null)
      const inGallery = await isInGalleries(db, keeperId, mediaId, [
        { animalId: id, roles: ['own', 'father', 'mother'] },
        ...parents.map((animalId) => ({ animalId, roles: ['own'] as const })),
      ])
      const shown = inGallery || (await lineage.ancestors.shows({ keeperId }, id, mediaId))
      if (!shown) throw sharedAnimalNotFound()
      const file = await media.open({ keeperId }, mediaId, size)
      return { file, forAll: isOpen(waysToAnimal(id, switches), noPasses) }
    },

    /** A page of a keeper's profile. */
    getProfile: async (keeperId: number, query: PageQuery, held: Passes): Promise<ProfilePage> => {
      const owner = await getPage(keeperId, waysToPage.profile, held)
      const withCollection = isOpen(waysToPage.collection(owner), held)
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
      return { file, forAll: isOpen(waysToEither(owner), noPasses) }
    },

    /** Which pages of a keeper anybody may open who has no password. */
    findOpenPages: async (keeperId: number): Promise<{ profile: boolean; collection: boolean }> => {
      const owner = await findPageOwner(db, keeperId)
      const isOpenToAll = (page: 'profile' | 'collection'): boolean =>
        owner !== null && isOpen(waysToPage[page](owner), noPasses)
      return { profile: isOpenToAll('profile'), collection: isOpenToAll('collection') }
    },
  }
}

const waysToEither = (owner: PageOwner): Way[] => [
  ...waysToPage.profile(owner),
  ...waysToPage.collection(owner),
]
