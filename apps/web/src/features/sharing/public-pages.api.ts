import type { PublicPlace } from '@clutchbook/domain/sharing/sharing.rules'
import type { SharedAnimal } from '@clutchbook/domain/sharing/sharing.schema'
import { ApiError } from '../../shared/api/api-error.ts'
import { type CallOptions, call, callPage, pathOf } from '../../shared/api/client.ts'

/** Who looks at a public page: anybody, or the owner at what anybody would see. */
export type Eyes = 'strangers' | 'owner'

export type PublicListQuery = NonNullable<CallOptions<'GET /api/public/users/{userId}/reptiles'>['query']>
export type PageOfAnimals = Pick<PublicListQuery, 'limit' | 'cursor'>

const animalAt = {
  strangers: 'GET /api/shared/reptile/{id}',
  owner: 'GET /api/reptiles/{id}/preview',
} as const

const profileAt = {
  strangers: 'GET /api/public/users/{userId}/profile',
  owner: 'GET /api/users/{userId}/profile/preview',
} as const

const collectionAt = {
  strangers: 'GET /api/public/users/{userId}/reptiles',
  owner: 'GET /api/users/{userId}/reptiles/preview',
} as const

export const animalPath = (id: number, eyes: Eyes): string => pathOf(animalAt[eyes], { params: { id } })

export const getAnimal = (id: number, eyes: Eyes, signal: AbortSignal): Promise<SharedAnimal> =>
  eyes === 'owner' ? call(animalAt.owner, { params: { id }, signal }) : getSharedAnimal(id, signal)

/** Whether a page asks for its password. */
export const isLocked = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'password-needed'

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

export const publicAnimalPath = (id: number): string =>
  pathOf('GET /api/public/reptiles/{id}', { params: { id } })

/** A relative of a shared animal; null where it isn't shared itself. */
export const findPublicAnimal = (id: number, signal: AbortSignal): Promise<SharedAnimal | null> =>
  call('GET /api/public/reptiles/{id}', { params: { id }, signal }).catch((error: unknown) => {
    if (isLocked(error) || (error instanceof ApiError && error.status === 404)) return null
    throw error
  })

export const profilePath = (userId: number, eyes: Eyes, query: PageOfAnimals): string =>
  pathOf(profileAt[eyes], { params: { userId }, query })
export const profilePage = (userId: number, eyes: Eyes, query: PageOfAnimals, signal: AbortSignal) =>
  callPage(profileAt[eyes], { params: { userId }, query, signal })

export const collectionPath = (userId: number, eyes: Eyes, query: PublicListQuery): string =>
  pathOf(collectionAt[eyes], { params: { userId }, query })
export const collectionPage = (userId: number, eyes: Eyes, query: PublicListQuery, signal: AbortSignal) =>
  callPage(collectionAt[eyes], { params: { userId }, query, signal })
