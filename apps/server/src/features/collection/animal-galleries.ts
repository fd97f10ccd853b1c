import type { AnimalChange } from '@clutchbook/domain/collection/collection.schema'
import { movedProfileIndex } from '@clutchbook/domain/media/media.rules'
import type { Actor } from '../../platform/actor.ts'
import type { GalleryRole } from '../../platform/database/collection-tables.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { FreshMedia, MediaService } from '../media/media.service.ts'
import { changeGallery, type GalleryItem } from './collection.repository.ts'

/** The three galleries of an animal and the fields they travel in. */
const fields = { own: 'photos', father: 'fatherPhotos', mother: 'motherPhotos' } as const
const roles = Object.keys(fields) as GalleryRole[]

/** Galleries as media numbers; absent ones stay as they are. */
export type TakenGalleries = {
  readonly ids: Partial<Record<GalleryRole, readonly number[]>>
  readonly fresh: readonly FreshMedia[]
}

/** The media numbers of one gallery, in order. */
export const idsOf = (items: readonly GalleryItem[], role: GalleryRole): number[] =>
  items.filter((item) => item.role === role).map((item) => item.mediaId)

/** Whether a save brings media, fresh ones or such that are kept already. */
export const bringsMedia = (input: AnimalChange): boolean =>
  roles.some((role) => (input[fields[role]] ?? []).length > 0)

/** Keeps all media of a save before its transaction begins, because decoding pictures takes long. All or nothing. */
async function takeGalleries(
  media: MediaService,
  actor: Actor,
  input: AnimalChange,
): Promise<TakenGalleries> {
  const ids: Partial<Record<GalleryRole, readonly number[]>> = {}
  const fresh: FreshMedia[] = []
  try {
    for (const role of roles) {
      const items = input[fields[role]]
      if (items === undefined) continue
      const taken = await media.takeGallery(actor, items, fields[role])
      ids[role] = taken.ids
      fresh.push(...taken.fresh)
    }
    return { ids, fresh }
  } catch (error) {
    await media.discard(fresh)
    throw error
  }
}

/** Saves an animal with its media. Media kept for a save that is then refused are removed again. */
export async function withGalleries<T>(
  media: MediaService,
  actor: Actor,
  input: AnimalChange,
  save: (taken: TakenGalleries) => Promise<T>,
): Promise<T> {
  const taken = await takeGalleries(media, actor, input)
  try {
    return await save(taken)
  } catch (error) {
    await media.discard(taken.fresh)
    throw error
  }
}

/** Whether a save says anything of a gallery. */
export const holdsAny = (galleries: TakenGalleries['ids']): boolean =>
  roles.some((role) => galleries[role] !== undefined)

/** All media that a save shows. */
export const shownBy = (galleries: TakenGalleries['ids']): number[] =>
  roles.flatMap((role) => galleries[role] ?? [])

/**
 * Writes the galleries of a save. Their media must have been counted as shown before, so that none of them can go in
 * the meantime; those that the animal shows no more are counted off here and swept later.
 */
export async function changeGalleries(
  tx: Tx,
  media: MediaService,
  place: { keeperId: number; animalId: number },
  galleries: TakenGalleries['ids'],
  before: readonly GalleryItem[],
): Promise<void> {
  for (const role of roles) {
    const ids = galleries[role]
    if (!ids) continue
    await changeGallery(tx, { ...place, role }, ids)
    await media.countUses(tx, place.keeperId, { shown: [], hidden: idsOf(before, role) })
  }
}

/** Where the profile photo stands after a save: as asked, else on the same photo as before (MED-36). */
export function profileIndexAfter(
  before: { ids: readonly number[]; index: number },
  after: { ids: readonly number[]; asked: number | undefined },
): number {
  if (after.asked !== undefined) return after.asked < after.ids.length ? after.asked : 0
  return movedProfileIndex(before.ids.map(String), before.index, after.ids.map(String))
}
