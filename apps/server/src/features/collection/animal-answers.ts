import type { Animal, AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { addressOf, thumbAddressOf } from '../media/media.service.ts'
import type { CardRow } from './animal-lists.repository.ts'
import type { AnimalRow, GalleryItem } from './collection.repository.ts'

const addressesOf = (gallery: readonly GalleryItem[], role: GalleryItem['role']): string[] =>
  gallery.filter((item) => item.role === role).map(({ mediaId, kind }) => addressOf(mediaId, kind))

/** An animal as its owner reads it. */
export function toAnimal(row: AnimalRow, gallery: readonly GalleryItem[]): Animal {
  const { keeperId, profileMediaId: _photo, searchText: _search, customIdKey: _key, ...fields } = row
  return {
    ...fields,
    userId: keeperId,
    isHoldback: Boolean(row.isHoldback),
    isArchived: Boolean(row.isArchived),
    photos: addressesOf(gallery, 'own'),
    fatherPhotos: addressesOf(gallery, 'father'),
    motherPhotos: addressesOf(gallery, 'mother'),
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
