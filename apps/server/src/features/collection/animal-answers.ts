import type { Animal, AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { addressOf, thumbAddressOf } from '../media/media.service.ts'
import { idsOf } from './animal-galleries.ts'
import type { CardRow } from './animal-lists.repository.ts'
import type { AnimalRow, GalleryItem } from './collection.repository.ts'

/** An animal as its owner reads it. */
export function toAnimal(row: AnimalRow, gallery: readonly GalleryItem[]): Animal {
  const { keeperId, profileMediaId: _photo, searchText: _search, customIdKey: _key, ...fields } = row
  return {
    ...fields,
    userId: keeperId,
    isHoldback: Boolean(row.isHoldback),
    isArchived: Boolean(row.isArchived),
    photos: idsOf(gallery, 'own').map(addressOf),
    fatherPhotos: idsOf(gallery, 'father').map(addressOf),
    motherPhotos: idsOf(gallery, 'mother').map(addressOf),
  }
}

/** An animal as lists carry it: the profile photo alone, small. */
export function toCard(row: CardRow): AnimalCard {
  const { keeperId, profileMediaId, customIdKey: _key, ...fields } = row
  return {
    ...fields,
    userId: keeperId,
    isHoldback: Boolean(row.isHoldback),
    isArchived: Boolean(row.isArchived),
    photos: profileMediaId === null ? [] : [thumbAddressOf(profileMediaId)],
    profilePhotoIndex: 0,
  }
}
