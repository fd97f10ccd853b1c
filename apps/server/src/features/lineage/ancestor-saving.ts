import { isDeepStrictEqual } from 'node:util'
import { blankRowOf, fieldsOfRow, sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import { ancestorFields } from '@clutchbook/domain/lineage/ancestor.fields'
import { ancestorPicturesOnly } from '@clutchbook/domain/lineage/lineage.errors'
import type { Ancestor, AncestorChange, NewAncestor } from '@clutchbook/domain/lineage/lineage.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { changesNothing } from '../../platform/database/unchanged.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import type { MediaService, TakenGallery } from '../media/media.service.ts'
import { ensureVersion, getAncestor, photosOf, placeOf, toAncestor } from './ancestor-reading.ts'
import {
  type AncestorRow,
  changeAncestor,
  changeAncestorPhotos,
  createAncestor,
  listAncestorPhotos,
} from './ancestors.repository.ts'

type SavingDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly media: MediaService
  readonly collection: CollectionService
}

const noPhotos: TakenGallery = { ids: [], fresh: [] }

/** Adds and changes ancestors, with their photos. */
export function createAncestorSaving({ db, transact, clock, media, collection }: SavingDependencies) {
  /** Keeps the photos of a save before its transaction begins; they are removed again where it is refused. */
  const withPhotos = async <T>(
    actor: Actor,
    photos: readonly string[] | undefined,
    save: (taken: TakenGallery) => Promise<T>,
  ): Promise<T> => {
    const taken = photos ? await media.takeGallery(actor, photos, 'photos') : noPhotos
    try {
      if (!(await media.areImages(db, actor.keeperId, taken.ids))) throw ancestorPicturesOnly()
      return await save(taken)
    } catch (error) {
      await media.discard(taken.fresh)
      throw error
    }
  }

  return {
    create: (actor: Actor, animalId: number, input: NewAncestor): Promise<Ancestor> => {
      const { photos, ...fields } = input
      const { keeperId } = actor
      const request = keyedBy(actor, ['ancestor', animalId, input])
      return withPhotos(actor, photos, ({ ids }) =>
        transact((tx) =>
          answerOnce(tx, clock, request, async () => {
            await bumpDataVersion(tx, keeperId)
            await collection.getOwn(tx, actor, animalId)
            const values = { ...blankRowOf(ancestorFields), ...sentFieldsOf(fields) }
            const row = await createAncestor(tx, placeOf(actor, animalId), {
              ...values,
              relation: input.relation,
              name: input.name,
              createdAt: isoNow(clock),
            })
            await showPhotos(tx, media, row, { shown: ids, hidden: [] })
            return toAncestor(row, ids)
          }),
        ),
      )
    },

    /** Changes an ancestor. With a version stated, throws 'stale-version' when it has moved on. */
    change: (
      actor: Actor,
      animalId: number,
      id: number,
      input: AncestorChange,
      version: number | null,
    ): Promise<Ancestor> => {
      const { photos, ...fields } = input
      const { keeperId } = actor
      return withPhotos(actor, photos, ({ ids }) =>
        transact(async (tx) => {
          await bumpDataVersion(tx, keeperId)
          const place = placeOf(actor, animalId)
          const before = await getAncestor(tx, place, id)
          const earlier = photosOf(await listAncestorPhotos(tx, place), id)
          ensureVersion(before, earlier, version)
          const values = { ...fieldsOfRow(ancestorFields, before), ...sentFieldsOf(fields) }
          if (changesNothing(before, values) && (!photos || isDeepStrictEqual(ids, earlier)))
            return toAncestor(before, earlier)
          const row = await changeAncestor(tx, place, id, values)
          if (photos) await showPhotos(tx, media, row, { shown: ids, hidden: earlier })
          return toAncestor(row, photos ? ids : earlier)
        }),
      )
    },
  }
}

/** Puts photos in place of those that an ancestor has shown so far. */
async function showPhotos(
  tx: Tx,
  media: MediaService,
  { keeperId, id }: AncestorRow,
  change: { shown: readonly number[]; hidden: readonly number[] },
): Promise<void> {
  await media.countUses(tx, keeperId, { shown: change.shown, hidden: [] })
  await changeAncestorPhotos(tx, keeperId, id, change.shown)
  await media.countUses(tx, keeperId, { shown: [], hidden: change.hidden })
}
