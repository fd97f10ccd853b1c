import type { QueryClient } from '@tanstack/react-query'
import type { SeveralCall } from '../../../shared/api/send-in-portions.ts'
import { refreshRestored, restoreSeveral } from '../trash.queries.ts'
import { trashTexts } from '../trash.texts.ts'

type Restoring = {
  readonly send: SeveralCall
  readonly refresh: (cache: QueryClient) => void
  readonly note: () => string | undefined
}

/** Brings back animals that were deleted together (U7); `note` says afterwards which links stay as they are now. */
export function restoringAnimals(): Restoring {
  let links = 0
  return {
    send: async (ids) => {
      const { unlinked } = await restoreSeveral(ids.map((id) => ({ kind: 'animals', id })))
      links += unlinked
      return { ids }
    },
    refresh: (cache) => void refreshRestored(cache),
    note: () => trashTexts.unlinked(links),
  }
}
