import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import { tooManyItems, unknownMedia, unsupportedPicture } from '@clutchbook/domain/media/media.errors'
import { type GalleryLimits, mediaLimits } from '@clutchbook/domain/media/media.rules'
import type { ShownMediaLimits, StoredMedia } from '@clutchbook/domain/media/media.schema'
import type { Actor, Owner } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { isPassingFault } from '../../platform/faults.ts'
import type { ByteSpan, OpenFile, Storage } from '../../platform/storage/storage.ts'
import { bytesOfDataUrl, isDataUrl } from './data-url.ts'
import { type Draft, withDraft } from './drafts.ts'
import {
  changeUses,
  ensureMedia,
  findMedia,
  listAfter,
  listMediaKinds,
  listShownAfter,
  type MediaRow,
  type NewMedia,
  removeUnused,
} from './media.repository.ts'
import { addressOf, idOfAddress } from './media-addresses.ts'
import { keyOf, keysOf, type Named, thumbKeyOf } from './media-keys.ts'
import { makeForms } from './pictures.ts'
import { type ShownFile, toShownFile } from './shown-files.ts'
import { createMediaSweeps } from './sweeps.ts'
import { readVideoShape, removeVideoMetadata } from './video/video-metadata.ts'

export { addressOf, thumbAddressOf } from './media-addresses.ts'

export type MediaDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly storage: Storage
  readonly clock: Clock
  /** Where files wait while they come in. */
  readonly draftFolder: string
  readonly publicUrl: string
  /** How much a gallery takes, as the operator has set it. */
  readonly limits: GalleryLimits
}

/** Media that a change begins and ceases to show. */
export type ShownMedia = { readonly shown: readonly number[]; readonly hidden: readonly number[] }

type Kept = { readonly row: MediaRow; readonly isNew: boolean }

/** A gallery whose items are all kept: their numbers in order, and which of them came just now. */
export type TakenGallery = { readonly ids: readonly number[]; readonly fresh: readonly FreshMedia[] }

/** What a save brought, for discarding it should the save be refused. */
export type FreshMedia = MediaRow

/** Photos and videos: taken in, made harmless, kept once, and shown only to those who may see them. */
export function createMediaService(dependencies: MediaDependencies) {
  const { db, storage, clock, draftFolder, publicUrl, limits } = dependencies
  const drafts = { folder: draftFolder, limits }
  // A profile photo has a limit of its own, whatever the operator allows galleries.
  const pictureDrafts = { folder: draftFolder, limits: { ...limits, imageBytes: mediaLimits.profileBytes } }

  /** Keeps what has just been put under `storageKey`, unless the keeper has the same content already. */
  const keepOnce = async (medium: Omit<NewMedia, 'createdAt'>): Promise<Kept> => {
    const kept = await ensureMedia(db, { ...medium, createdAt: isoNow(clock) })
    if (!kept.isNew) await removeFiles(storage, medium)
    return kept
  }

  const keepImage = async (
    { keeperId }: Actor,
    draft: Draft,
    name: string,
    kind: 'photo' | 'faithful' = 'photo',
  ): Promise<Kept> => {
    const { view, contentType, thumb, width, height } = await makeForms(draft.path, name, kind)
    const named = { keeperId, kind: draft.kind, contentType, storageKey: randomUUID() }
    await storage.put(keyOf(named), view)
    await storage.put(thumbKeyOf(named), thumb)
    const sha256 = createHash('sha256').update(view).digest('hex')
    return keepOnce({ ...named, sha256, width, height, bytes: view.length })
  }

  const keepVideo = async (actor: Actor, draft: Draft): Promise<Kept> => {
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
  ): Promise<Kept> =>
    withDraft(drafts, source, name, (draft) =>
      draft.kind === 'image' ? keepImage(actor, draft, name, kind) : keepVideo(actor, draft),
    )

  const getOwn = async (actor: Actor, address: string, field: string): Promise<MediaRow> => {
    const id = idOfAddress(address, publicUrl)
    if (id === null)
      throw refuseField(field, 'A photo must be a data URL or an address given out by this site')
    const medium = await findMedia(db, actor.keeperId, id)
    if (!medium) throw unknownMedia()
    return medium
  }

  /** Keeps the picture of a keeper, of its own kind, or finds it among theirs. */
  const keepPicture = (actor: Actor, item: string, field: string): Promise<Kept> => {
    const bytes = bytesOfDataUrl(item, field)
    return withDraft(pictureDrafts, one(bytes), 'profile photo', (draft) => {
      if (draft.kind !== 'image') throw unsupportedPicture()
      return keepImage(actor, draft, 'profile photo', 'faithful')
    })
  }

  const removeAll = async (media: readonly MediaRow[]): Promise<void> => {
    for (const medium of media) {
      if (await removeUnused(db, medium)) await removeFiles(storage, medium)
    }
  }

  /** What can't be removed now is swept in a day; why it was to be removed is what the keeper must hear. */
  const discard = (media: readonly MediaRow[]): Promise<void> =>
    removeAll(media).catch((error: unknown) => {
      if (!isPassingFault(error)) throw error
    })

  return {
    /** How much a gallery takes here. */
    getLimits: async (): Promise<ShownMediaLimits> => ({ ...limits, profileBytes: mediaLimits.profileBytes }),

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

    /** The number behind an address that was given out; null for anything else. */
    findId: (address: string): number | null => idOfAddress(address, publicUrl),

    /** Removes all files of a keeper who is gone, those of a broken-off upload included. */
    removeAllOf: (keeperId: number): Promise<void> => storage.removeFolder(String(keeperId)),

    /** Removes what a save brought that was then refused, unless another save has brought the same in the meantime. */
    discard,

    /** Takes note, in the transaction of the change, that a place shows these media, or no longer does. */
    countUses: async (tx: Tx, keeperId: number, change: ShownMedia): Promise<void> => {
      if (!(await changeUses(tx, keeperId, change.shown, 1))) throw unknownMedia()
      await changeUses(tx, keeperId, change.hidden, -1)
    },

    /** The photo that stands for a gallery in lists: the one at the index, or the first image; a video can't (MED-Q07). */
    findProfilePhoto: async (
      reader: Db,
      keeperId: number,
      ids: readonly number[],
      index: number,
    ): Promise<number | null> => {
      const images = new Set(
        (await listMediaKinds(reader, keeperId, ids))
          .filter(({ kind }) => kind === 'image')
          .map(({ id }) => id),
      )
      return [ids[index], ...ids].find((id) => id !== undefined && images.has(id)) ?? null
    },

    /** Whether none of these is a video. */
    areImages: async (reader: Db, keeperId: number, ids: readonly number[]): Promise<boolean> =>
      (await listMediaKinds(reader, keeperId, ids)).every(({ kind }) => kind === 'image'),

    /** A medium of the given keeper, for sending. Throws 'not-found' for anything else. */
    open: async ({ keeperId }: Owner, id: number, size: 'view' | 'thumb'): Promise<OpenFile> => {
      const medium = await findMedia(db, keeperId, id)
      if (!medium) throw unknownMedia()
      const small = size === 'thumb' && medium.kind === 'image'
      const key = small ? thumbKeyOf(medium) : keyOf(medium)
      const { bytes, sha256 } = medium
      const read = (span?: ByteSpan): Promise<Readable> => storage.read(key, span)
      return {
        contentType: small ? 'image/jpeg' : medium.contentType,
        bytes: small ? null : bytes,
        tag: `"${sha256.slice(0, 32)}${small ? '-thumb' : ''}"`,
        read,
      }
    },

    /** Takes one file of an archive in, like an upload; `discard` takes it back. */
    takeFile: keep,
    /** What a keeper's records show, in the order it came, some at a time after the given number. */
    listShown: async ({ keeperId }: Owner, after: number): Promise<ShownFile[]> =>
      (await listShownAfter(db, keeperId, after)).map((row) => toShownFile(storage, row)),

    /** The picture at an address that was given out to this keeper; null for anything else. */
    findShown: async ({ keeperId }: Owner, address: string): Promise<ShownFile | null> => {
      const id = idOfAddress(address, publicUrl)
      const row = id === null ? undefined : await findMedia(db, keeperId, id)
      return row ? toShownFile(storage, row) : null
    },

    ...createMediaSweeps({ ...dependencies, removeAll }),
  }
}

export type MediaService = ReturnType<typeof createMediaService>

/** Every medium that the records of a database speak of behind the given one, with the keys of its files. */
export async function* listKeptMedia(
  db: Db,
  after: number,
  atOnce: number,
): AsyncIterable<{ id: number; keys: string[] }[]> {
  for (
    let rows = await listAfter(db, after, atOnce);
    rows.length > 0;
    rows = await listAfter(db, rows.at(-1)?.id ?? 0, atOnce)
  )
    yield rows.map((medium) => ({ id: medium.id, keys: keysOf(medium) }))
}

/** The key of every file that the records of a database need. */
export async function* listNeededKeys(db: Db): AsyncIterable<string> {
  for await (const media of listKeptMedia(db, 0, 1000)) for (const { keys } of media) yield* keys
}

async function removeFiles(storage: Storage, medium: Named): Promise<void> {
  for (const key of keysOf(medium)) await storage.remove(key)
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

async function* one(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
