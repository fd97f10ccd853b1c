import type { PublicPlace } from '@clutchbook/domain/sharing/sharing.rules'
import type { SharedAnimal, SsrPage } from '@clutchbook/domain/sharing/sharing.schema'
import { infiniteQueryOptions, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import { type CallOptions, call } from '../../shared/api/client.ts'
import { keyOf, read, readPages } from '../../shared/api/reads.ts'

/** Who looks at a public page: anybody, or the owner at what anybody would see. */
export type Eyes = 'strangers' | 'owner'

type PublicListQuery = NonNullable<CallOptions<'GET /api/public/users/{userId}/reptiles'>['query']>

const animalAt = {
  strangers: 'GET /api/shared/reptile/{id}',
  owner: 'GET /api/animals/{id}/preview',
} as const

const profileAt = {
  strangers: 'GET /api/public/users/{userId}/profile',
  owner: 'GET /api/users/{userId}/profile/preview',
} as const

const collectionAt = {
  strangers: 'GET /api/public/users/{userId}/reptiles',
  owner: 'GET /api/users/{userId}/reptiles/preview',
} as const

/** Whether a page asks for its password. */
export const isLocked = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'password-needed'

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
    queryKey: keyOf(animalAt[eyes], { params: { id } }),
    queryFn: ({ signal }) =>
      eyes === 'owner' ? call(animalAt.owner, { params: { id }, signal }) : getSharedAnimal(id, signal),
    retry: eyes === 'owner' ? unlessRefused : unlessLocked,
    retryOnMount: false,
  })

/** A shared animal: asked for at the first of its two addresses, then at the other (SHR-10, SHR-11). */
async function getSharedAnimal(id: number, signal: AbortSignal): Promise<SharedAnimal> {
  const options = { params: { id }, signal }
  try {
    return await call(animalAt.strangers, options)
  } catch (error) {
    signal.throwIfAborted()
    if (isLocked(error)) throw error
    return call('GET /api/public/reptiles/{id}', options).catch(() => {
      signal.throwIfAborted()
      throw new ApiError(error instanceof ApiError ? error.status : 0, 'Reptile not found')
    })
  }
}

/** A relative of a shared animal; null where it isn't shared itself. */
export function publicAnimalQuery(id: number) {
  const { queryKey, queryFn } = read('GET /api/public/reptiles/{id}', { params: { id } })
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<SharedAnimal | null> =>
      queryFn(context).catch((error: unknown) => {
        if (isLocked(error) || (error instanceof ApiError && error.status === 404)) return null
        throw error
      }),
  })
}

/** A public profile, its animals page by page. */
export const publicProfileQuery = (userId: number, eyes: Eyes = 'strangers') =>
  infiniteQueryOptions({
    ...readPages(profileAt[eyes], { params: { userId }, query: { limit: pageSize } }),
    retry: unlessRefused,
    retryOnMount: false,
  })

/** A public collection, page by page. */
export const publicListQuery = (userId: number, narrowed: PublicListQuery, eyes: Eyes = 'strangers') =>
  infiniteQueryOptions({
    ...readPages(collectionAt[eyes], { params: { userId }, query: { limit: pageSize, ...narrowed } }),
    retry: unlessRefused,
    retryOnMount: false,
  })

/** Gives this browser the pass to a page that asks for a password. */
export function openPage({ page, id }: PublicPlace & { id: number }, password: string): Promise<void> {
  const body = { password }
  if (page === 'animal') return call('POST /api/shared/reptile/{id}/pass', { params: { id }, body })
  const at =
    page === 'profile'
      ? 'POST /api/public/users/{userId}/profile/pass'
      : 'POST /api/public/users/{userId}/reptiles/pass'
  return call(at, { params: { userId: id }, body })
}

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
