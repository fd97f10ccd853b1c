import { animalsNotFound } from '@clutchbook/domain/collection/collection.errors'
import type { Animal, AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import type { Changed } from '@clutchbook/domain/collection/several-animals.schema'
import { cutPage, type Page, type PageQuery, positionOf } from '@clutchbook/domain/kernel/paging'
import { publicKeeperNotFound, sharedAnimalNotFound } from '@clutchbook/domain/sharing/sharing.errors'
import { isOpen, publicName, publicPaths } from '@clutchbook/domain/sharing/sharing.rules'
import type {
  AnimalSharing,
  AnimalSharingChange,
  PublicCollection,
  PublicProfile,
  PublicQuery,
  SharedAnimal,
  SharedCard,
  SharingChange,
  SharingOverview,
  SharingSwitches,
} from '@clutchbook/domain/sharing/sharing.schema'
import type { Actor, Owner } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { noteChange } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { OpenFile } from '../../platform/storage/storage.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import type { LineageService } from '../lineage/lineage.service.ts'
import type { MediaService } from '../media/media.service.ts'
import { type ShowMedia, toSharedAnimal, toSharedCard } from './shared-view.ts'
import {
  type AnimalSwitches,
  changeAnimalSharing,
  changeShared,
  changeSwitches,
  findAnimalSwitches,
  findPageOwner,
  getSwitches,
  isInGalleries,
  listShared,
  listSharedIds,
  type PageOwner,
  type SharedRange,
} from './sharing.repository.ts'

export type SharingDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly collection: CollectionService
  readonly lineage: LineageService
  readonly media: MediaService
  /** The base of every link given out, never taken from a request (SHR-34). */
  readonly publicUrl: string
}

type Size = 'view' | 'thumb'

/** Who looks: strangers use addresses that hold as long as sharing does, the owner those that always hold. */
type Eyes = 'strangers' | 'owner'

/** A page of what strangers read; `next` is the cursor of the following one. */
export type CollectionPage = { readonly answer: PublicCollection; readonly next: string | null }
export type ProfilePage = { readonly answer: PublicProfile; readonly next: string | null }

const asStored: ShowMedia = (address) => address

const newestFirst = (cards: AnimalCard[]): AnimalCard[] => cards.toSorted((a, b) => b.id - a.id)

/** What keepers show to others. Whoever asks without being the owner is a stranger, signed in or not. */
export function createSharingService(parts: SharingDependencies) {
  const { db, transact, clock, collection, lineage, media, publicUrl } = parts
  /** Strangers use addresses that name the animal, because each use asks whether it is still shared. */
  const showFor =
    (animalId: number) =>
    (address: string): string =>
      address.replace('/api/media/', `/api/shared/reptile/${animalId}/media/`)

  const toCards = (cards: readonly AnimalCard[], eyes: Eyes): SharedCard[] =>
    cards.map((card) => toSharedCard(card, eyes === 'strangers' ? showFor(card.id) : asStored))

  const findParent = (owner: Owner, id: number | null): Promise<Animal | null> =>
    id === null ? Promise.resolve(null) : collection.get(owner, id)

  const view = async (
    owner: Owner,
    id: number,
    showsNotes: boolean,
    show: ShowMedia,
  ): Promise<SharedAnimal> => {
    const animal = await collection.get(owner, id)
    const father = await findParent(owner, animal.fatherId)
    const mother = await findParent(owner, animal.motherId)
    const ancestors = await lineage.ancestors.list(owner, id)
    return toSharedAnimal(animal, { father, mother, ancestors }, showsNotes, show)
  }

  /** Throws 'not-found' for a missing animal and for one that isn't shared, alike (SHR-60). */
  const getOpen = async (id: number): Promise<AnimalSwitches> => {
    const switches = await findAnimalSwitches(db, id)
    if (!switches || !isOpen(switches, switches)) throw sharedAnimalNotFound()
    return switches
  }

  const getOwn = async (reader: Db, actor: Actor, id: number): Promise<AnimalSwitches> => {
    const switches = await findAnimalSwitches(reader, id)
    if (switches?.keeperId !== actor.keeperId) throw sharedAnimalNotFound()
    return switches
  }

  const sharingOf = (
    id: number,
    { sharesCollection, isArchived }: AnimalSwitches,
    own: Pick<AnimalSharing, 'shared' | 'showNotes'>,
  ): AnimalSharing => ({
    ...own,
    inCollection: sharesCollection && !isArchived,
    link: publicUrl + publicPaths.animal(id),
  })

  /** Throws 'not-found' for a missing keeper and for one who shows nothing of the kind, alike. */
  const getPage = async (keeperId: number, isShown: (owner: PageOwner) => boolean): Promise<PageOwner> => {
    const owner = await findPageOwner(db, keeperId)
    if (!owner || !isShown(owner)) throw publicKeeperNotFound()
    return owner
  }

  /** Animals that are shared one by one, the newest first. */
  const listChosen = async (owner: Owner, range: SharedRange = {}): Promise<AnimalCard[]> => {
    const cards = await collection.findCards(db, owner, await listSharedIds(db, owner.keeperId, range))
    return newestFirst([...cards.values()])
  }

  /** A page of what a profile shows: what is shared one by one, and with the collection all that isn't archived (SHR-Q06). */
  const listShown = async (
    { id, sharesCollection }: PageOwner,
    { limit, cursor }: PageQuery,
  ): Promise<Page<AnimalCard>> => {
    const owner = { keeperId: id }
    const before = cursor === undefined ? undefined : positionOf(cursor).id
    const most = limit === undefined ? undefined : limit + 1
    const chosen = await listChosen(owner, { before, limit: most, archivedOnly: sharesCollection })
    const range = {
      ...(most === undefined ? {} : { limit: most }),
      ...(cursor === undefined ? {} : { cursor }),
    }
    const { cards } = sharesCollection
      ? await collection.list(owner, 'unarchived', { ...range, sort: 'newest' })
      : { cards: [] }
    return cutPage(newestFirst([...cards, ...chosen]), limit, (card) => ({ key: '', id: card.id }))
  }

  const showProfile = async (owner: PageOwner, query: PageQuery, eyes: Eyes): Promise<ProfilePage> => {
    const { id, username, name, profileImage: stored } = owner
    const { rows, next } = await listShown(owner, query)
    const profileImage = stored && eyes === 'strangers' ? `/api/public/users/${id}/photo` : stored
    return { answer: { user: { id, username, name, profileImage }, reptiles: toCards(rows, eyes) }, next }
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
      reptiles: toCards(cards, eyes),
      species: species.map((one) => one.species),
    }
    return { answer, next }
  }

  /** The actor's own page, whatever of it is open. Throws 'not-found' for that of another. */
  const getOwnPage = (actor: Actor, keeperId: number): Promise<PageOwner> =>
    getPage(keeperId, ({ id }) => id === actor.keeperId)

  return {
    /** A shared animal. */
    getAnimal: async (id: number): Promise<SharedAnimal> => {
      const { keeperId, showsNotes } = await getOpen(id)
      return view({ keeperId }, id, showsNotes, showFor(id))
    },

    /** What strangers see of an own animal, or would see; the photos at addresses that the owner may always use. */
    preview: async (actor: Actor, id: number): Promise<SharedAnimal> => {
      const { showsNotes } = await getOwn(db, actor, id)
      return view(actor, id, showsNotes, asStored)
    },

    /** A medium that the page of a shared animal shows; asked anew for each use, so that taking back holds at once. */
    openMedia: async (id: number, mediaId: number, size: Size): Promise<OpenFile> => {
      const { keeperId, fatherId, motherId } = await getOpen(id)
      const parents = [fatherId, motherId].filter((parent) => parent !== null)
      const inGallery = await isInGalleries(db, keeperId, mediaId, [
        { animalId: id, roles: ['own', 'father', 'mother'] },
        ...parents.map((animalId) => ({ animalId, roles: ['own'] as const })),
      ])
      const shown = inGallery || (await lineage.ancestors.shows({ keeperId }, id, mediaId))
      if (!shown) throw sharedAnimalNotFound()
      return media.open({ keeperId }, mediaId, size)
    },

    /** A page of a keeper's profile. */
    getProfile: async (keeperId: number, query: PageQuery): Promise<ProfilePage> =>
      showProfile(await getPage(keeperId, ({ sharesProfile }) => sharesProfile), query, 'strangers'),

    /** A page of a shared collection. */
    getCollection: async (keeperId: number, query: PublicQuery): Promise<CollectionPage> =>
      showCollection(await getPage(keeperId, ({ sharesCollection }) => sharesCollection), query, 'strangers'),

    /** What strangers see of the own profile, or would see; pictures at addresses that the owner may always use. */
    previewProfile: async (actor: Actor, keeperId: number, query: PageQuery): Promise<ProfilePage> =>
      showProfile(await getOwnPage(actor, keeperId), query, 'owner'),

    /** The same of the own collection. */
    previewCollection: async (actor: Actor, keeperId: number, query: PublicQuery): Promise<CollectionPage> =>
      showCollection(await getOwnPage(actor, keeperId), query, 'owner'),

    /** The photo of a keeper whose profile or collection is open. */
    openPhoto: async (keeperId: number, size: Size): Promise<OpenFile> => {
      const owner = await getPage(
        keeperId,
        ({ sharesProfile, sharesCollection }) => sharesProfile || sharesCollection,
      )
      const id = owner.profileImage === null ? null : media.findId(owner.profileImage)
      if (id === null) throw publicKeeperNotFound()
      return media.open({ keeperId }, id, size)
    },

    getAnimalSharing: async (actor: Actor, id: number): Promise<AnimalSharing> => {
      const switches = await getOwn(db, actor, id)
      return sharingOf(id, switches, { shared: switches.isShared, showNotes: switches.showsNotes })
    },

    changeAnimalSharing: (actor: Actor, id: number, change: AnimalSharingChange): Promise<AnimalSharing> =>
      transact(async (tx) => {
        await noteChange(tx, actor.keeperId)
        const before = await getOwn(tx, actor, id)
        const after = { shared: change.shared, showNotes: change.showNotes ?? before.showsNotes }
        await changeAnimalSharing(tx, actor.keeperId, id, after)
        return sharingOf(id, before, after)
      }),

    /** Shares several own animals or stops; answers those that were not so. Throws 'not-found' unless all are the actor's. */
    shareSeveral: (actor: Actor, ids: readonly number[], shared: boolean): Promise<Changed> => {
      const { keeperId } = actor
      const request = keyedBy(actor, ['share several', ids, shared])
      return transact((tx) =>
        answerOnce(tx, clock, request, async () => {
          await noteChange(tx, keeperId)
          const own = await listShared(tx, keeperId, ids)
          if (own.length < ids.length) throw animalsNotFound(ids.length - own.length)
          const others = own.filter(({ isShared }) => isShared !== shared).map(({ id }) => id)
          await changeShared(tx, keeperId, others, shared)
          return { ids: others }
        }),
      )
    },

    /** Everything that the keeper shows. */
    getOverview: async (actor: Actor): Promise<SharingOverview> => {
      const switches = await getSwitches(db, actor.keeperId)
      const cards = await listChosen(actor)
      const reptiles = cards.map(({ id, name, species, photos }) => ({
        id,
        name,
        species,
        photos,
        link: publicUrl + publicPaths.animal(id),
      }))
      const links = {
        profile: publicUrl + publicPaths.profile(actor.keeperId),
        collection: publicUrl + publicPaths.collection(actor.keeperId),
      }
      return { ...switches, links, reptiles }
    },

    changeSwitches: async (actor: Actor, change: SharingChange): Promise<SharingSwitches> => {
      await transact(async (tx) => {
        await noteChange(tx, actor.keeperId)
        await changeSwitches(tx, actor.keeperId, change)
      })
      return getSwitches(db, actor.keeperId)
    },
  }
}

export type SharingService = ReturnType<typeof createSharingService>
