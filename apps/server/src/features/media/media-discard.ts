import type { Db } from '../../platform/database/database.ts'
import { isPassingFault } from '../../platform/faults.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type MediaRow, removeUnused } from './media.repository.ts'
import { keysOf, type Named } from './media-keys.ts'

/** Removes media that nothing shows, rows and files. */
export function createDiscard({ db, storage }: { readonly db: Db; readonly storage: Storage }) {
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

  return { removeAll, discard }
}

export async function removeFiles(storage: Storage, medium: Named): Promise<void> {
  for (const key of keysOf(medium)) await storage.remove(key)
}
