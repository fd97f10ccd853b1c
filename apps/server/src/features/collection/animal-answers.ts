import type { Animal, AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { addressOf, thumbAddressOf } from '../media/media.service.ts'
import type { CardRow } from './animal-lists.repository.ts'
import type { AnimalRow, GalleryItem } from './collection.repository.ts'

const addressesOf = (gallery: readonly GalleryItem[], role: GalleryItem['role']): string[] =>
  gallery.filter((item) => item.role === role).map(({ mediaId, kind }) => addressOf(mediaId, kind))

/** An animal as its owner reads it. */
export function toAnimal(row: AnimalRow, gallery: readonly GalleryItem[]): Animal {
  const { keeperId, profileMediaId: _photo, searchText: _search, customIdKey: _key, ...others } = row
  const { weightGrams: _grams, lastFedOn: _fed, recordsTag: _tag, ...fields } = others
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

/**
 * An animal as lists carry it: the profile photo alone, small. Field by field, because a page holds up to a hundred, and
 * leaving some out of a copy takes as long as reading the rows did.
 */
export const toCard = (row: CardRow): AnimalCard => ({
  id: row.id,
  userId: row.keeperId,
  version: row.version,
  createdAt: row.createdAt,
  name: row.name,
  species: row.species,
  morph: row.morph,
  sex: row.sex,
  dateOfBirth: row.dateOfBirth,
  weight: row.weight,
  weightUnit: row.weightUnit,
  customId: row.customId,
  isHoldback: Boolean(row.isHoldback),
  isArchived: Boolean(row.isArchived),
  priceStatus: row.priceStatus,
  price: row.price,
  priceCurrency: row.priceCurrency,
  contactInfo: row.contactInfo,
  fatherId: row.fatherId,
  motherId: row.motherId,
  photos: row.profileMediaId === null ? [] : [thumbAddressOf(row.profileMediaId)],
  profilePhotoIndex: 0,
  placeId: row.placeId,
  lastFedOn: row.lastFedOn || null,
})
