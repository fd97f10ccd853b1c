import { movedProfileIndex } from '@clutchbook/domain/media/media.rules'

/** One photo or video in a form: on its way, stored under an address, or refused. */
export type GalleryItem = {
  /** Names the item in this form only. */
  readonly key: string
  readonly kind: 'image' | 'video'
  readonly name: string
  /** What is shown: the local file while it is chosen here, else the stored address. */
  readonly preview: string
  /** Where it is stored; null until it is. */
  readonly address: string | null
  /** The share of the file that has left, from 0 to 1. */
  readonly progress: number
  /** Why it could not be stored, or null. */
  readonly problem: string | null
}

/** A gallery while it is being arranged. Immutable: each change answers a new one. */
export type GalleryDraft = {
  readonly items: readonly GalleryItem[]
  /** Where the profile photo stands, as the keeper chose it. */
  readonly profileIndex: number
}

const keysOf = (items: readonly GalleryItem[]): string[] => items.map(({ key }) => key)

/** The gallery in another arrangement; the profile photo stays the same photo (MED-36). */
function rearranged({ items, profileIndex }: GalleryDraft, after: readonly GalleryItem[]): GalleryDraft {
  return { items: after, profileIndex: movedProfileIndex(keysOf(items), profileIndex, keysOf(after)) }
}

export const withItems = (draft: GalleryDraft, added: readonly GalleryItem[]): GalleryDraft => ({
  ...draft,
  items: [...draft.items, ...added],
})

export const withoutItem = (draft: GalleryDraft, key: string): GalleryDraft =>
  rearranged(
    draft,
    draft.items.filter((item) => item.key !== key),
  )

/** Moves an item to a place counted from 0; a place beyond an end means that end. */
export function withItemAt(draft: GalleryDraft, key: string, place: number): GalleryDraft {
  const moved = draft.items.find((item) => item.key === key)
  if (!moved) return draft
  const others = draft.items.filter((item) => item !== moved)
  const at = Math.max(0, Math.min(place, others.length))
  return rearranged(draft, [...others.slice(0, at), moved, ...others.slice(at)])
}

/** Makes an image the profile photo; a video can't be one (MED-Q07). */
export function withProfile(draft: GalleryDraft, key: string): GalleryDraft {
  const index = draft.items.findIndex((item) => item.key === key && item.kind === 'image')
  return index < 0 ? draft : { ...draft, profileIndex: index }
}

/** The gallery after something became known about one item. */
export const withNews = (
  draft: GalleryDraft,
  key: string,
  news: Partial<Omit<GalleryItem, 'key'>>,
): GalleryDraft => ({
  ...draft,
  items: draft.items.map((item) => (item.key === key ? { ...item, ...news } : item)),
})

/** The item that stands for the animal: the chosen one, or the first image where a video was chosen. */
export function profileOf({ items, profileIndex }: GalleryDraft): GalleryItem | undefined {
  const chosen = items[profileIndex]
  return chosen?.kind === 'image' ? chosen : items.find(({ kind }) => kind === 'image')
}

export const isSending = ({ address, problem }: GalleryItem): boolean => address === null && problem === null

/** Items that will be missing if the form is saved as it is. */
export const failedItems = ({ items }: GalleryDraft): readonly GalleryItem[] =>
  items.filter(({ problem }) => problem !== null)

/** What is saved: the addresses in order, and the profile photo's place among them. */
export function storedGallery(draft: GalleryDraft): { addresses: string[]; profileIndex: number } {
  const stored = draft.items.filter(({ address }) => address !== null)
  const profile = profileOf(draft)
  return {
    addresses: stored.map(({ address }) => address ?? ''),
    profileIndex: profile ? Math.max(0, stored.indexOf(profile)) : 0,
  }
}
