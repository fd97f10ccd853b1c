import type { Animal, AnimalChange } from '@clutchbook/domain/collection/collection.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, meantAt } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion, moveCounts } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { changesNothing } from '../../platform/database/unchanged.ts'
import type { MediaService } from '../media/media.service.ts'
import { toAnimal } from './animal-answers.ts'
import {
  bringsMedia,
  changeGalleries,
  holdsAny,
  idsOf,
  profileIndexAfter,
  shownBy,
  type TakenGalleries,
  withGalleries,
} from './animal-galleries.ts'
import { ensureVersion, getAnimal } from './animal-reading.ts'
import { archiveStatusOf, changedAnimalValues, deltasBetween, ensureDays, withSale } from './animal-values.ts'
import type { IsAncestor } from './collection.hooks.ts'
import { type AnimalRow, changeAnimal, type GalleryItem, listGallery } from './collection.repository.ts'
import { ensureParents } from './parents.ts'
import { placeAnimal } from './placing.ts'

type ChangeDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly media: MediaService
  readonly isAncestor: IsAncestor
}

type Parents = { readonly fatherId: number | null; readonly motherId: number | null }

const noGalleries: TakenGalleries = { ids: {}, fresh: [] }

/** Changes animals one by one, with their photos. */
export function createChanges({ db, transact, clock, media, isAncestor }: ChangeDependencies) {
  const update = async (
    tx: Tx,
    actor: Actor,
    before: AnimalRow,
    input: AnimalChange,
    { ids }: TakenGalleries,
  ): Promise<Animal> => {
    const { keeperId, id } = before
    const { today, day } = meantAt(clock, actor)
    const values = withSale(changedAnimalValues(before, input), input, day, before)
    ensureDays(values, today, before)
    await ensureParents(tx, isAncestor, values, before)
    await media.countUses(tx, keeperId, { shown: shownBy(ids), hidden: [] })
    const gallery = await listGallery(tx, keeperId, id)
    const profile = await profileAfter(tx, media, before, gallery, {
      own: ids.own,
      asked: input.profilePhotoIndex,
    })
    await changeGalleries(tx, media, { keeperId, animalId: id }, ids, gallery)
    const saved = { ...values, ...profile }
    const stays = changesNothing(before, saved) && !holdsAny(ids)
    const changed = stays ? before : await changeAnimal(tx, id, saved)
    const { placeId } = input
    const isMoved = placeId !== undefined && placeId !== changed.placeId
    const row = isMoved ? await placeAnimal(tx, actor, clock, { animalId: id, placeId }) : changed
    await moveCounts(tx, keeperId, deltasBetween(archiveStatusOf(before), values))
    return toAnimal(row, holdsAny(ids) ? await listGallery(tx, keeperId, id) : gallery)
  }

  return {
    /** Changes an animal. With a version stated, throws 'stale-version' when it has moved on; then nothing is lost. */
    change: async (
      actor: Actor,
      id: number,
      input: AnimalChange,
      version: number | null,
    ): Promise<Animal> => {
      // The transaction decides; a change that it would refuse anyway is refused before its photos are decoded.
      if (bringsMedia(input)) await ensureVersion(db, actor, await getAnimal(db, actor, id), version)
      return withGalleries(media, actor, input, (taken) =>
        transact(async (tx) => {
          await bumpDataVersion(tx, actor.keeperId)
          const before = await getAnimal(tx, actor, id)
          await ensureVersion(tx, actor, before, version)
          return update(tx, actor, before, input, taken)
        }),
      )
    },

    /** Puts a text into the morph of an own animal. */
    writeMorph: async (tx: Tx, actor: Actor, id: number, morph: string): Promise<void> => {
      await update(tx, actor, await getAnimal(tx, actor, id), { morph }, noGalleries)
    },

    /** Links parents to an own animal where nothing is said of them yet, neither by link nor by name. */
    adopt: async (tx: Tx, actor: Actor, id: number, { fatherId, motherId }: Parents): Promise<void> => {
      const row = await getAnimal(tx, actor, id)
      const missing: AnimalChange = {}
      // A parent whose sex was corrected since stays where it is named, and doesn't become the other parent as well.
      if (fatherId !== null && row.fatherId === null && row.fatherName === null && row.motherId !== fatherId)
        missing.fatherId = fatherId
      if (motherId !== null && row.motherId === null && row.motherName === null && row.fatherId !== motherId)
        missing.motherId = motherId
      if (Object.keys(missing).length > 0) await update(tx, actor, row, missing, noGalleries)
    },

    /** Takes a parent out of an own animal's record, where it is named there; what was typed of that parent comes back. */
    disown: async (tx: Tx, actor: Actor, id: number, parentId: number): Promise<void> => {
      const row = await getAnimal(tx, actor, id)
      const change: AnimalChange = {}
      if (row.fatherId === parentId) change.fatherId = null
      if (row.motherId === parentId) change.motherId = null
      if (Object.keys(change).length > 0) await update(tx, actor, row, change, noGalleries)
    },
  }
}

/** The photo that lists show after a save. It is looked for where photos or the choice among them have changed. */
async function profileAfter(
  tx: Tx,
  media: MediaService,
  before: AnimalRow,
  gallery: readonly GalleryItem[],
  { own, asked }: { own: readonly number[] | undefined; asked: number | undefined },
): Promise<Pick<AnimalRow, 'profilePhotoIndex' | 'profileMediaId'>> {
  const { keeperId, profilePhotoIndex, profileMediaId } = before
  if (own === undefined && asked === undefined) return { profilePhotoIndex, profileMediaId }
  const earlier = idsOf(gallery, 'own')
  const ids = own ?? earlier
  const index = profileIndexAfter({ ids: earlier, index: profilePhotoIndex }, { ids, asked })
  return {
    profilePhotoIndex: index,
    profileMediaId: await media.findProfilePhoto(tx, keeperId, ids, index),
  }
}
