import type { AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { cutPage, type Page, type PageQuery, positionOf } from '@clutchbook/domain/kernel/paging'
import { publicName } from '@clutchbook/domain/sharing/sharing.rules'
import type {
  PublicCollection,
  PublicProfile,
  PublicQuery,
  SharedCard,
} from '@clutchbook/domain/sharing/sharing.schema'
import { isoNow } from '../../platform/clock.ts'
import { asStored, sharedAddressOf, toSharedCard } from './shared-view.ts'
import { listHidingPrice, listSharedIds, type PageOwner, type SharedRange } from './sharing.repository.ts'
import type { SharingParts } from './sharing-dependencies.ts'

/** Who looks: strangers use addresses that hold as long as sharing does, the owner those that always hold. */
type Eyes = 'strangers' | 'owner'

/** A page of what strangers read; `next` is the cursor of the following one. */
export type CollectionPage = { readonly answer: PublicCollection; readonly next: string | null }
export type ProfilePage = { readonly answer: PublicProfile; readonly next: string | null }

/** Whose animals a page shows, with whose eyes, and whether the whole collection is among them. */
type PublicView = { readonly owner: PageOwner; readonly eyes: Eyes; readonly withCollection: boolean }

const newestFirst = (cards: AnimalCard[]): AnimalCard[] => cards.toSorted((a, b) => b.id - a.id)

/** What profile and collection list, to whoever may see it. */
export function createShownLists({ db, clock, collection }: SharingParts) {
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

  /** Animals that are shared one by one, the newest first. */
  const listChosen = async (keeperId: number, range: SharedRange): Promise<AnimalCard[]> => {
    const ids = await listSharedIds(db, keeperId, isoNow(clock), range)
    return newestFirst([...(await collection.findCards(db, { keeperId }, ids)).values()])
  }

  /** A page of what a profile shows: what is shared one by one, and with the collection all that isn't archived (SHR-Q06). */
  const listShown = async (
    { owner: { id }, withCollection }: PublicView,
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

  const showProfile = async (view: PublicView, query: PageQuery): Promise<ProfilePage> => {
    const { id, username, name, profileImage: stored } = view.owner
    const { rows, next } = await listShown(view, query)
    const profileImage = stored && view.eyes === 'strangers' ? `/api/public/users/${id}/photo` : stored
    const user = { id, username, name, profileImage }
    return { answer: { user, reptiles: await toCards(id, rows, view.eyes) }, next }
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

  return { showProfile, showCollection }
}
