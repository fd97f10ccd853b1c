import {
  ancestorChangedMeanwhile,
  ancestorNotFound,
  ancestorPicturesOnly,
} from '@clutchbook/domain/lineage/lineage.errors'
import type { Ancestor, AncestorChange, NewAncestor } from '@clutchbook/domain/lineage/lineage.schema'
import type { Actor, Owner } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { noteChange } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import { type KeepInTrash, leaveUncounted } from '../collection/removal.hooks.ts'
import { addressOf, type MediaService, type TakenGallery } from '../media/media.service.ts'
import {
  type AncestorPhoto,
  type AncestorPlace,
  type AncestorRow,
  type AncestorValues,
  changeAncestor,
  changeAncestorPhotos,
  createAncestor,
  findAncestor,
  listAncestorPhotos,
  listAncestors,
  removeAncestor,
} from './ancestors.repository.ts'

export type AncestorDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly media: MediaService
  readonly collection: CollectionService
  readonly keepInTrash: KeepInTrash
}

const noPhotos: TakenGallery = { ids: [], fresh: [] }

/** Ancestors told of in words and photos (LIN-Q01). Every call throws 'not-found' for a foreign animal. */
export function createAncestors({
  db,
  transact,
  clock,
  media,
  collection,
  keepInTrash,
}: AncestorDependencies) {
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

  const showPhotos = async (
    tx: Tx,
    keeperId: number,
    ancestorId: number,
    change: { shown: readonly number[]; hidden: readonly number[] },
  ): Promise<void> => {
    await media.countUses(tx, keeperId, { shown: change.shown, hidden: [] })
    await changeAncestorPhotos(tx, keeperId, ancestorId, change.shown)
    await media.countUses(tx, keeperId, { shown: [], hidden: change.hidden })
  }

  const getRow = async (reader: Db, place: AncestorPlace, id: number): Promise<AncestorRow> => {
    const row = await findAncestor(reader, place, id)
    if (!row) throw ancestorNotFound()
    return row
  }

  const leave = leaveUncounted(removeAncestor)

  return {
    list: async (owner: Owner, animalId: number): Promise<Ancestor[]> => {
      await collection.getOwn(db, owner, animalId)
      const place = placeOf(owner, animalId)
      const photos = await listAncestorPhotos(db, place)
      return (await listAncestors(db, place)).map((row) => toAncestor(row, photosOf(photos, row.id)))
    },

    /** Whether an ancestor of the animal shows this photo. */
    shows: async (owner: Owner, animalId: number, mediaId: number): Promise<boolean> =>
      (await listAncestorPhotos(db, placeOf(owner, animalId))).some((photo) => photo.mediaId === mediaId),

    create: (actor: Actor, animalId: number, input: NewAncestor): Promise<Ancestor> => {
      const { photos, ...fields } = input
      const { keeperId } = actor
      const request = keyedBy(actor, ['ancestor', animalId, input])
      return withPhotos(actor, photos, ({ ids }) =>
        transact((tx) =>
          answerOnce(tx, clock, request, async () => {
            await noteChange(tx, keeperId)
            await collection.getOwn(tx, actor, animalId)
            const values = { morph: null, source: null, producedBy: null, ...stated(fields) }
            const row = await createAncestor(tx, placeOf(actor, animalId), {
              ...values,
              relation: input.relation,
              name: input.name,
              createdAt: isoNow(clock),
            })
            await showPhotos(tx, keeperId, row.id, { shown: ids, hidden: [] })
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
          await noteChange(tx, keeperId)
          const place = placeOf(actor, animalId)
          const before = await getRow(tx, place, id)
          const earlier = photosOf(await listAncestorPhotos(tx, place), id)
          ensureVersion(before, earlier, version)
          const { relation, name, morph, source, producedBy } = before
          const row = await changeAncestor(tx, place, id, {
            ...{ relation, name, morph, source, producedBy },
            ...stated(fields),
          })
          if (photos) await showPhotos(tx, keeperId, id, { shown: ids, hidden: earlier })
          return toAncestor(row, photos ? ids : earlier)
        }),
      )
    },

    /** Removes an ancestor; the trash keeps it, and its photos. Throws 'stale-version' like a change. */
    remove: (actor: Actor, animalId: number, id: number, version: number | null): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await noteChange(tx, keeperId)
        const place = placeOf(actor, animalId)
        const row = await getRow(tx, place, id)
        const photos = photosOf(await listAncestorPhotos(tx, place), id)
        ensureVersion(row, photos, version)
        const { name: note } = await collection.getOwn(tx, actor, animalId)
        const [mediaId = null] = photos
        const records = [{ id, label: row.name, note, mediaId }]
        await keepInTrash(tx, { kind: 'ancestors', keeperId, records }, async () => [
          await leave(tx, keeperId, id),
        ])
      }),

    /** How an ancestor leaves, whoever wants it to. */
    leave,
  }
}

const placeOf = ({ keeperId }: Owner, animalId: number): AncestorPlace => ({ keeperId, animalId })

const photosOf = (photos: readonly AncestorPhoto[], id: number): number[] =>
  photos.filter(({ ancestorId }) => ancestorId === id).map(({ mediaId }) => mediaId)

function ensureVersion(row: AncestorRow, photos: readonly number[], version: number | null): void {
  if (version !== null && version !== row.version) throw ancestorChangedMeanwhile(toAncestor(row, photos))
}

/** What was really sent: an absent field is not the same as an empty one. */
const stated = (fields: Omit<AncestorChange, 'photos'>): Partial<AncestorValues> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

function toAncestor({ keeperId, ...fields }: AncestorRow, mediaIds: readonly number[]): Ancestor {
  return { ...fields, userId: keeperId, photos: mediaIds.map((id) => addressOf(id)) }
}
