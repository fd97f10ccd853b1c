import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import { tooManyItems, unknownMedia, unsupportedPicture } from '@clutchbook/domain/media/media.errors'
import { type GalleryLimits, mediaLimits } from '@clutchbook/domain/media/media.rules'
import type { StoredMedia } from '@clutchbook/domain/media/media.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { bytesOfDataUrl, isDataUrl } from './data-url.ts'
import { type Draft, withDraft } from './drafts.ts'
import { ensureMedia, findMedia, type MediaRow, type NewMedia } from './media.repository.ts'
import { addressOf, idOfAddress } from './media-addresses.ts'
import { removeFiles } from './media-discard.ts'
import { keyOf, thumbKeyOf } from './media-keys.ts'
import { createPictureMaker } from './pictures.ts'
import { readVideoShape, removeVideoMetadata } from './video/video-metadata.ts'

type StoreDependencies = {
  readonly db: Db
  readonly storage: Storage
  readonly clock: Clock
  /** Where files wait while they come in. */
  readonly draftFolder: string
  readonly limits: GalleryLimits
}

type IntakeDependencies = StoreDependencies & {
  readonly publicUrl: string
  /** Takes back what was kept for a save that is refused. */
  readonly discard: (media: readonly MediaRow[]) => Promise<void>
}

/** A gallery whose items are all kept: their numbers in order, and which of them came just now. */
export type TakenGallery = { readonly ids: readonly number[]; readonly fresh: readonly FreshMedia[] }

/** What a save brought, for discarding it should the save be refused. */
export type FreshMedia = MediaRow

type StoredMedium = { readonly row: MediaRow; readonly isNew: boolean }

/** Stores drafts: makes them harmless, and keeps the same content of a keeper once. */
function createMediaStore({ db, storage, clock, draftFolder, limits }: StoreDependencies) {
  const makeForms = createPictureMaker()
  const drafts = { folder: draftFolder, limits }
  // A profile photo has a limit of its own, whatever the operator allows galleries.
  const pictureDrafts = { folder: draftFolder, limits: { ...limits, imageBytes: mediaLimits.profileBytes } }

  /** Keeps what has just been put under `storageKey`, unless the keeper has the same content already. */
  const keepOnce = async (medium: Omit<NewMedia, 'createdAt'>): Promise<StoredMedium> => {
    const kept = await ensureMedia(db, { ...medium, createdAt: isoNow(clock) })
    if (!kept.isNew) await removeFiles(storage, medium)
    return kept
  }

  const keepImage = async (
    { keeperId }: Actor,
    draft: Draft,
    name: string,
    kind: 'photo' | 'faithful' = 'photo',
  ): Promise<StoredMedium> => {
    const { view, contentType, thumb, width, height } = await makeForms(draft.path, name, kind)
    const named = { keeperId, kind: draft.kind, contentType, storageKey: randomUUID() }
    await storage.put(keyOf(named), view)
    await storage.put(thumbKeyOf(named), thumb)
    const sha256 = createHash('sha256').update(view).digest('hex')
    return keepOnce({ ...named, sha256, width, height, bytes: view.length })
  }

  const keepVideo = async (actor: Actor, draft: Draft): Promise<StoredMedium> => {
    await removeVideoMetadata(draft.path)
    const { width, height } = await readVideoShape(draft.path)
    const sha256 = await hashFile(draft.path)
    const { size: bytes } = await stat(draft.path)
    const { kind, contentType } = draft
    const named = { keeperId: actor.keeperId, kind, contentType, storageKey: randomUUID() }
    await storage.takeFile(keyOf(named), draft.path)
    return keepOnce({ ...named, sha256, width, height, bytes })
  }

  const keep = (
    actor: Actor,
    source: AsyncIterable<Uint8Array>,
    name: string,
    kind: 'photo' | 'faithful' = 'photo',
  ): Promise<StoredMedium> =>
    withDraft(drafts, source, name, (draft) =>
      draft.kind === 'image' ? keepImage(actor, draft, name, kind) : keepVideo(actor, draft),
    )

  /** Keeps the picture of a keeper, of its own kind, or finds it among theirs. */
  const keepPicture = (actor: Actor, item: string, field: string): Promise<StoredMedium> => {
    const bytes = bytesOfDataUrl(item, field)
    return withDraft(pictureDrafts, one(bytes), 'profile photo', (draft) => {
      if (draft.kind !== 'image') throw unsupportedPicture()
      return keepImage(actor, draft, 'profile photo', 'faithful')
    })
  }

  return { keep, keepPicture }
}

/** Takes photos and videos in: as uploads, and as saves send them. */
export function createIntake(dependencies: IntakeDependencies) {
  const { db, publicUrl, limits, discard } = dependencies
  const { keep, keepPicture } = createMediaStore(dependencies)

  const getOwn = async (actor: Actor, address: string, field: string): Promise<MediaRow> => {
    const id = idOfAddress(address, publicUrl)
    if (id === null)
      throw refuseField(field, 'A photo must be a data URL or an address given out by this site')
    const medium = await findMedia(db, actor.keeperId, id)
    if (!medium) throw unknownMedia()
    return medium
  }

  return {
    /** Takes one file in as a stream. It is swept after a day unless something shows it. */
    upload: async (actor: Actor, source: AsyncIterable<Uint8Array>, name: string): Promise<StoredMedia> => {
      const { row } = await keep(actor, source, name)
      const { id, kind, width, height, bytes } = row
      return { url: addressOf(id, kind), kind, width, height, bytes }
    },

    /** Takes a gallery as it was sent: new items are kept, addresses must be the keeper's own. All or nothing. */
    takeGallery: async (actor: Actor, items: readonly string[], field: string): Promise<TakenGallery> => {
      if (items.length > limits.itemsPerGallery) throw tooManyItems(limits.itemsPerGallery)
      const ids: number[] = []
      const fresh: MediaRow[] = []
      try {
        for (const [index, item] of items.entries()) {
          if (!isDataUrl(item)) {
            ids.push((await getOwn(actor, item, field)).id)
            continue
          }
          const { row, isNew } = await keep(actor, one(bytesOfDataUrl(item, field)), `photo ${index + 1}`)
          ids.push(row.id)
          if (isNew) fresh.push(row)
        }
      } catch (error) {
        await discard(fresh)
        throw error
      }
      return { ids, fresh }
    },

    /** Takes a profile photo as it was sent: a data URL, or the address of one of the keeper's own pictures. */
    takePicture: async (actor: Actor, item: string, field: string) => {
      const { row, isNew } = isDataUrl(item)
        ? await keepPicture(actor, item, field)
        : { row: await getOwn(actor, item, field), isNew: false }
      if (row.kind !== 'image') throw unsupportedPicture()
      return { id: row.id, address: addressOf(row.id), undo: () => discard(isNew ? [row] : []) }
    },

    /** Takes one file of an archive in, like an upload; `discard` takes it back. */
    takeFile: keep,
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

async function* one(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
