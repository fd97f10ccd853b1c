import {
  infiniteQueryOptions,
  MutationObserver,
  type Query,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type Deleted, emptyTrash, removeForGood, restore, trashPage, trashPath } from './trash.api.ts'

/** What was deleted, the latest first, page by page. */
export const trashQuery = infiniteQueryOptions({
  queryKey: [trashPath],
  queryFn: ({ pageParam, signal }) => trashPage(pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
})

const ofRecords =
  /^\/api\/(animals|reptiles|breeding-projects|eggs|events|dashboard|statistics|plan-limits|notifications|search|trash|user\/sharing|public)\b/

/** Whether a cached answer tells of records, and so grows old when something comes back. */
const showsRecords = (path: unknown): boolean => typeof path === 'string' && ofRecords.test(path)

const recordQueries = { predicate: ({ queryKey: [path] }: Query) => showsRecords(path) }

/** Has everything read again; what is out of sight would first show itself without what came back. */
export const refreshRecords = (cache: QueryClient): Promise<void> => {
  cache.removeQueries({ ...recordQueries, type: 'inactive' })
  return cache.invalidateQueries(recordQueries)
}

/** Has the trash read again. */
export const refreshTrash = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ predicate: ({ queryKey: [path] }) => path === trashPath })

const restoring = (cache: QueryClient) => ({
  mutationFn: restore,
  onSuccess: () => refreshRecords(cache),
  // A refusal means that our copy is old.
  onError: () => void refreshTrash(cache),
})

/** Brings something back, also when the page that deleted it is gone by then. */
export const bringBack = (cache: QueryClient, deleted: Deleted) =>
  new MutationObserver(cache, restoring(cache)).mutate(deleted)

export const useRestore = () => useMutation(restoring(useQueryClient()))

/** Deletes something in the trash for good. */
export function useRemoveForGood() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: removeForGood,
    onSuccess: () => refreshTrash(cache),
    onError: () => void refreshTrash(cache),
  })
}

export function useEmptyTrash() {
  const cache = useQueryClient()
  return useMutation({ mutationFn: emptyTrash, onSuccess: () => refreshTrash(cache) })
}
