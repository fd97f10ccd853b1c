import {
  infiniteQueryOptions,
  MutationObserver,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type Answer, call } from '../../shared/api/client.ts'
import { readPages } from '../../shared/api/reads.ts'
import { refreshAfter, refreshListsAfter } from '../../shared/api/refresh.ts'

/** Something in the trash. */
export type Trashed = Answer<'GET /api/trash'>[number]

/** What was deleted, by its kind and number. */
export type Deleted = Pick<Trashed, 'kind' | 'id'>

const pageSize = 50

/** What was deleted, the latest first, page by page. */
export const trashQuery = infiniteQueryOptions(readPages('GET /api/trash', { query: { limit: pageSize } }))

/** Has everything read again; what is out of sight would first show itself without what came back. */
export const refreshRestored = (cache: QueryClient): Promise<void> =>
  refreshListsAfter(cache, 'POST /api/trash/restore')

/** Has the trash read again. */
const refreshTrash = (cache: QueryClient): Promise<void> => refreshAfter(cache, 'DELETE /api/trash')

const restoring = (cache: QueryClient) => ({
  mutationFn: ({ kind, id }: Deleted) =>
    call('POST /api/trash/{kind}/{id}/restore', { params: { kind, id } }),
  onSuccess: () => refreshRestored(cache),
  // A refusal means that our copy is old.
  onError: () => void refreshTrash(cache),
})

/** Brings something back, also when the page that deleted it is gone by then. */
export const bringBack = (cache: QueryClient, deleted: Deleted) =>
  new MutationObserver(cache, restoring(cache)).mutate(deleted)

export const useRestore = () => useMutation(restoring(useQueryClient()))

/** Brings several things back at once, all of them or none. */
export const restoreSeveral = (entries: readonly Deleted[]) =>
  call('POST /api/trash/restore', { body: { entries: [...entries] } })

/** Deletes something in the trash for good. */
export function useRemoveForGood() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, id }: Deleted) => call('DELETE /api/trash/{kind}/{id}', { params: { kind, id } }),
    onSuccess: () => refreshTrash(cache),
    onError: () => void refreshTrash(cache),
  })
}

export function useEmptyTrash() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/trash', {}),
    onSuccess: () => refreshTrash(cache),
  })
}
