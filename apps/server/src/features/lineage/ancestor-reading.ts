import { ancestorChangedMeanwhile, ancestorNotFound } from '@clutchbook/domain/lineage/lineage.errors'
import type { Ancestor } from '@clutchbook/domain/lineage/lineage.schema'
import type { Owner } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { addressOf } from '../media/media.service.ts'
import {
  type AncestorPhoto,
  type AncestorPlace,
  type AncestorRow,
  findAncestor,
} from './ancestors.repository.ts'

/** The row of an own ancestor. Throws 'not-found' for a missing one and for another keeper's alike. */
export async function getAncestor(reader: Db, place: AncestorPlace, id: number): Promise<AncestorRow> {
  const row = await findAncestor(reader, place, id)
  if (!row) throw ancestorNotFound()
  return row
}

/** Where an ancestor belongs. */
export const placeOf = ({ keeperId }: Owner, animalId: number): AncestorPlace => ({ keeperId, animalId })

/** The photos of one ancestor, in order. */
export const photosOf = (photos: readonly AncestorPhoto[], id: number): number[] =>
  photos.filter(({ ancestorId }) => ancestorId === id).map(({ mediaId }) => mediaId)

/** Throws 'stale-version' where the caller said which version it starts from and the ancestor has moved on. */
export function ensureVersion(row: AncestorRow, photos: readonly number[], version: number | null): void {
  if (version !== null && version !== row.version) throw ancestorChangedMeanwhile(toAncestor(row, photos))
}

/** An ancestor as its owner reads it. */
export function toAncestor({ keeperId, ...fields }: AncestorRow, mediaIds: readonly number[]): Ancestor {
  return { ...fields, userId: keeperId, photos: mediaIds.map((id) => addressOf(id)) }
}
