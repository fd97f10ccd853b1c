import type { QueryClient } from '@tanstack/react-query'
import type { SeveralCall } from '../../../shared/api/send-in-portions.ts'
import { restoreSeveral } from '../trash.api.ts'
import { refreshRecords, refreshTrash } from '../trash.queries.ts'
import { trashTexts } from '../trash.texts.ts'

/** Brings back animals that were deleted together (U7); `note` says afterwards which links stay as they are now. */
export function restoringAnimals(): { send: SeveralCall; note: () => string | undefined } {
  let links = 0
  return {
    send: async (ids) => {
      const { unlinked } = await restoreSeveral(ids.map((id) => ({ kind: 'animals', id })))
      links += unlinked
      return { ids }
    },
    note: () => trashTexts.unlinked(links),
  }
}

/** Has everything read again that tells of what came back. */
export const refreshRestored = (cache: QueryClient): void => void refreshRecords(cache)

/** Has the trash read again, after something went there. */
export const refreshDeleted = (cache: QueryClient): void => void refreshTrash(cache)
