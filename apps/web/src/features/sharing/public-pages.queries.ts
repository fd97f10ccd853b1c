import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import {
  getPreview,
  getPublicProfile,
  getSharedAnimal,
  type PublicListQuery,
  previewPath,
  publicListPage,
  publicListPath,
  publicProfilePath,
  sharedAnimalPath,
} from './sharing.api.ts'

/** Animals that a page of a public collection holds. */
const pageSize = 60

/** What is not shown now will not be shown a second later. */
const unlessNotShown = (failures: number, error: unknown): boolean =>
  failures < 1 && !(error instanceof ApiError && error.status === 404)

/**
 * A shared animal. The whole look-up, both addresses, is made once more where it fails (SHR-12). The preview is what
 * others see, or would see, of an own animal.
 */
export const sharedAnimalQuery = (id: number, preview = false) =>
  queryOptions({
    queryKey: [preview ? previewPath(id) : sharedAnimalPath(id)],
    queryFn: ({ signal }) => (preview ? getPreview : getSharedAnimal)(id, signal),
    retry: 1,
    retryOnMount: false,
  })

export const publicProfileQuery = (userId: number) =>
  queryOptions({
    queryKey: [publicProfilePath(userId)],
    queryFn: ({ signal }) => getPublicProfile(userId, signal),
    retry: unlessNotShown,
    retryOnMount: false,
  })

/** A public collection, page by page. */
export function publicListQuery(userId: number, narrowed: PublicListQuery) {
  const query = { limit: pageSize, ...narrowed }
  return infiniteQueryOptions({
    queryKey: [publicListPath(userId, query)],
    queryFn: ({ pageParam, signal }) =>
      publicListPage(userId, pageParam === null ? query : { ...query, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    retry: unlessNotShown,
    retryOnMount: false,
  })
}
