import type { Readable } from 'node:stream'
import type { Storage } from '../../platform/storage/storage.ts'
import type { MediaRow } from './media.repository.ts'
import { keyOf } from './media-keys.ts'

/** A photo or video as it is kept, for taking it along. */
export type ShownFile = {
  readonly id: number
  readonly contentType: string
  /** Null where the file is gone. */
  readonly read: () => Promise<Readable | null>
}

export const toShownFile = (storage: Storage, row: MediaRow): ShownFile => ({
  id: row.id,
  contentType: row.contentType,
  read: async () => {
    try {
      return await storage.read(keyOf(row))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  },
})
