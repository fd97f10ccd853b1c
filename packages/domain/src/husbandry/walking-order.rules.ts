import { naturalSortKey } from '../kernel/text-order.ts'
import type { PlaceTree } from '../places/place-tree.ts'
import type { Holder } from './held-plans.rules.ts'

/** Sorts before all that stands in a place, so that what is done in the place itself comes first. */
const endOfPlace = '\u0001'

/**
 * Sorts plans as one walks past the animals (HUS-32): by place, those without one last; then by custom ID as people count and
 * by name, what is done in the place itself first. Those of one animal stay together. Without places, by the latter alone.
 */
export function walkingKey(
  { placeId, customIdKey, name, animalId }: Pick<Holder, 'placeId' | 'customIdKey' | 'name' | 'animalId'>,
  { keyOf }: Pick<PlaceTree, 'keyOf'> = { keyOf: () => '' },
): string {
  const place = keyOf(placeId)
  const key = [customIdKey, naturalSortKey(name), String(animalId ?? 0).padStart(16, '0')].join('\t')
  return `${place === '' ? '1' : `0${place}`}${endOfPlace}${key}`
}
