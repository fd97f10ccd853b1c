import type { SsrPage } from '@clutchbook/domain/sharing/sharing.schema'
import { infiniteQueryOptions, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import {
  animalPath,
  collectionPage,
  collectionPath,
  type Eyes,
  getAnimal,
  isLocked,
  type PublicListQuery,
  profilePage,
  profilePath,
} from './public-pages.api.ts'

/** Animals that a page of a public list holds. */
const pageSize = 60

/** What is not shown now will not be shown a second later. */
const unlessRefused = (failures: number, error: unknown): boolean =>
  failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

const unlessLocked = (failures: number, error: unknown): boolean => failures < 1 && !isLocked(error)

/**
 * A shared animal. The whole look-up, both addresses, is made once more where it fails (SHR-12); the owner's preview is
 * asked for once.
 */
export const sharedAnimalQuery = (id: number, eyes: Eyes = 'strangers') =>
  queryOptions({
    queryKey: [animalPath(id, eyes)],
    queryFn: ({ signal }) => getAnimal(id, eyes, signal),
    retry: eyes === 'owner' ? unlessRefused : unlessLocked,
    retryOnMount: false,
  })

/** A public profile, its animals page by page. */
export function publicProfileQuery(userId: number, eyes: Eyes = 'strangers') {
  const query = { limit: pageSize }
  return infiniteQueryOptions({
    queryKey: [profilePath(userId, eyes, query)],
    queryFn: ({ pageParam, signal }) => profilePage(userId, eyes, from(query, pageParam), signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    retry: unlessRefused,
    retryOnMount: false,
  })
}

/** A public collection, page by page. */
export function publicListQuery(userId: number, narrowed: PublicListQuery, eyes: Eyes = 'strangers') {
  const query = { limit: pageSize, ...narrowed }
  return infiniteQueryOptions({
    queryKey: [collectionPath(userId, eyes, query)],
    queryFn: ({ pageParam, signal }) => collectionPage(userId, eyes, from(query, pageParam), signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    retry: unlessRefused,
    retryOnMount: false,
  })
}

const from = <Query extends object>(query: Query, cursor: string | null) =>
  cursor === null ? query : { ...query, cursor }

/** Takes what the server has told of a page for answered, so that it is not asked for again. */
export function rememberSsrPage(cache: QueryClient, told: SsrPage): void {
  const refusal = told.isLocked ? new ApiError(403, '', 'password-needed') : new ApiError(404, '')
  if (told.page === 'animal') {
    remember(cache, sharedAnimalQuery(told.id).queryKey, told.answer, refusal)
    return
  }
  const pages = told.answer && { pages: [{ items: told.answer, next: told.next }], pageParams: [null] }
  const { queryKey } =
    told.page === 'profile' ? publicProfileQuery(told.id) : publicListQuery(told.id, told.query)
  remember(cache, queryKey, pages, refusal)
}

function remember(cache: QueryClient, queryKey: QueryKey, data: unknown, refusal: ApiError): void {
  if (data !== null) cache.setQueryData(queryKey, data)
  else cache.getQueryCache().build(cache, { queryKey }, { ...notShown, error: refusal })
}

/** How a query stands whose answer was that nothing is shown. */
const notShown = {
  status: 'error',
  fetchStatus: 'idle',
  data: undefined,
  dataUpdateCount: 0,
  dataUpdatedAt: 0,
  errorUpdateCount: 1,
  errorUpdatedAt: 0,
  fetchFailureCount: 1,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
} as const
