import type { SharedAnimal } from '@clutchbook/domain/sharing/sharing.schema'
import { ApiError } from '../../shared/api/api-error.ts'
import { type Answer, type CallOptions, call, callPage, pathOf } from '../../shared/api/client.ts'

export type AnimalSharing = Answer<'GET /api/reptiles/{id}/sharing'>
export type AnimalSharingBody = CallOptions<'PUT /api/reptiles/{id}/sharing'>['body']
export type SharingOverview = Answer<'GET /api/user/sharing'>
export type SwitchesBody = CallOptions<'PATCH /api/user/sharing'>['body']
export type PublicListQuery = NonNullable<CallOptions<'GET /api/public/users/{userId}/reptiles'>['query']>

export const sharedAnimalPath = (id: number): string =>
  pathOf('GET /api/shared/reptile/{id}', { params: { id } })

/** A shared animal: asked for at the first of its two addresses, then at the other (SHR-10, SHR-11). */
export async function getSharedAnimal(id: number, signal: AbortSignal): Promise<SharedAnimal> {
  const options = { params: { id }, signal }
  try {
    return await call('GET /api/shared/reptile/{id}', options)
  } catch (error) {
    signal.throwIfAborted()
    return call('GET /api/public/reptiles/{id}', options).catch(() => {
      signal.throwIfAborted()
      throw new ApiError(error instanceof ApiError ? error.status : 0, 'Reptile not found')
    })
  }
}

export const publicAnimalPath = (id: number): string =>
  pathOf('GET /api/public/reptiles/{id}', { params: { id } })

/** A relative of a shared animal; null where it isn't shared itself. */
export const findPublicAnimal = (id: number, signal: AbortSignal): Promise<SharedAnimal | null> =>
  call('GET /api/public/reptiles/{id}', { params: { id }, signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })

export const previewPath = (id: number): string =>
  pathOf('GET /api/reptiles/{id}/preview', { params: { id } })
export const getPreview = (id: number, signal: AbortSignal): Promise<SharedAnimal> =>
  call('GET /api/reptiles/{id}/preview', { params: { id }, signal })

export const publicProfilePath = (userId: number): string =>
  pathOf('GET /api/public/users/{userId}/profile', { params: { userId } })
export const getPublicProfile = (userId: number, signal: AbortSignal) =>
  call('GET /api/public/users/{userId}/profile', { params: { userId }, signal })

export const publicListPath = (userId: number, query: PublicListQuery): string =>
  pathOf('GET /api/public/users/{userId}/reptiles', { params: { userId }, query })
export const publicListPage = (userId: number, query: PublicListQuery, signal: AbortSignal) =>
  callPage('GET /api/public/users/{userId}/reptiles', { params: { userId }, query, signal })

export const animalSharingPath = (id: number): string =>
  pathOf('GET /api/reptiles/{id}/sharing', { params: { id } })
export const getAnimalSharing = (id: number, signal: AbortSignal): Promise<AnimalSharing> =>
  call('GET /api/reptiles/{id}/sharing', { params: { id }, signal })
export const changeAnimalSharing = (id: number, body: AnimalSharingBody): Promise<AnimalSharing> =>
  call('PUT /api/reptiles/{id}/sharing', { params: { id }, body })

export const overviewPath = pathOf('GET /api/user/sharing', {})
export const getOverview = (signal: AbortSignal): Promise<SharingOverview> =>
  call('GET /api/user/sharing', { signal })
export const changeSwitches = (body: SwitchesBody) => call('PATCH /api/user/sharing', { body })
