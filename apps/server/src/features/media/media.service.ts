import type { Readable } from 'node:stream'
import { unknownMedia } from '@clutchbook/domain/media/media.errors'
import { type GalleryLimits, mediaLimits } from '@clutchbook/domain/media/media.rules'
import type { ShownMediaLimits } from '@clutchbook/domain/media/media.schema'
import type { Owner } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { ByteSpan, OpenFile, Storage } from '../../platform/storage/storage.ts'
import { changeUses, findMedia, listAfter, listMediaKinds, listShownAfter } from './media.repository.ts'
import { idOfAddress } from './media-addresses.ts'
import { createDiscard } from './media-discard.ts'
import { createIntake } from './media-intake.ts'
import { keyOf, keysOf, thumbKeyOf } from './media-keys.ts'
import { type ShownFile, toShownFile } from './shown-files.ts'
import { createMediaSweeps } from './sweeps.ts'

export { addressOf, thumbAddressOf } from './media-addresses.ts'
export type { FreshMedia, TakenGallery } from './media-intake.ts'

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

/** Photos and videos: taken in, made harmless, kept once, and shown only to those who may see them. */
export function createMediaService(dependencies: MediaDependencies) {
  const { db, storage, publicUrl, limits } = dependencies
  const { removeAll, discard } = createDiscard(dependencies)
  return {
    ...createIntake({ ...dependencies, discard }),

    /** How much a gallery takes here. */
    getLimits: async (): Promise<ShownMediaLimits> => ({ ...limits, profileBytes: mediaLimits.profileBytes }),

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
export async function* listReferencedMedia(
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
  for await (const media of listReferencedMedia(db, 0, 1000)) for (const { keys } of media) yield* keys
}
