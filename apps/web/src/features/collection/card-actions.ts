import type { Animal } from '@clutchbook/domain/collection/collection.schema'

/**
 * Where a card of an animal stands. `public` is where others look at it, `preview` where its owner sees
 * what they would.
 */
export type CardPlace = 'all' | 'main' | 'holdbacks' | 'archived' | 'offspring' | 'public' | 'preview'

/** What the menu of a card does with its animal. */
export type CardAction =
  | 'view'
  | 'lineage'
  | 'share'
  | 'print'
  | 'addToHoldbacks'
  | 'removeFromHoldbacks'
  | 'archive'
  | 'unarchive'
  | 'removeFromOffspring'
  | 'delete'

type ArchiveStatus = Pick<Animal, 'isHoldback' | 'isArchived'>

/** What an animal's archive status lets be done with it in the keeper's own lists (COL-57 to COL-59). */
function movesOf({ isHoldback, isArchived }: ArchiveStatus): CardAction[] {
  if (isArchived) return ['unarchive']
  return [isHoldback ? 'removeFromHoldbacks' : 'addToHoldbacks', 'archive']
}

/**
 * The entries of a card's menu in their order (COL-55), the family tree among them (COL-19, COL-35). Others may do nothing with an animal (COL-56); among the
 * offspring of another animal it is only let go of there (COL-57, COL-60).
 */
export function actionsOf(status: ArchiveStatus, place: CardPlace): CardAction[] {
  if (place === 'public' || place === 'preview') return []
  if (place === 'offspring') return ['view', 'share', 'print', 'removeFromOffspring']
  return ['view', 'lineage', 'share', 'print', ...movesOf(status), 'delete']
}

/** Where a card leads (COL-54). */
export function viewPath(id: number, place: CardPlace): string {
  if (place === 'public') return `/public/reptiles/${id}`
  return place === 'preview' ? `/shared/reptile/${id}?preview=true` : `/reptiles/${id}`
}
