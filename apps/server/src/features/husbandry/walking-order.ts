import { naturalSortKey } from '@clutchbook/domain/kernel/text-order'
import type { PlaceTree } from '@clutchbook/domain/places/place-tree'
import type { PlanOfAnimal } from './plans.repository.ts'

/** Sorts before all that stands in a place, so that what is done in the place itself comes first. */
const endOfPlace = '\u0001'

/**
 * Sorts plans as one walks past the animals (HUS-32): by place, those without one last; then by custom ID as people count and
 * by name. Those of one animal stay together. Without places, by the latter alone.
 */
export function walkingKey(
  { placeId, customIdKey, animalName, animalId }: PlanOfAnimal,
  { keyOf }: Pick<PlaceTree, 'keyOf'> = { keyOf: () => '' },
): string {
  const place = keyOf(placeId)
  const key = [customIdKey, naturalSortKey(animalName), String(animalId).padStart(16, '0')].join('\t')
  return `${place === '' ? '1' : `0${place}`}${endOfPlace}${key}`
}
