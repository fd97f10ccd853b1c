import { type Answer, type CallOptions, call, pathOf } from '../../shared/api/client.ts'
import type { SeveralCall } from '../../shared/api/send-in-portions.ts'

export type AnimalSharing = Answer<'GET /api/reptiles/{id}/sharing'>
export type AnimalSharingBody = CallOptions<'PUT /api/reptiles/{id}/sharing'>['body']
export type SharingLimits = SharingOverview['limits']['profile']
/** What bounds sharing, as it is changed: a last day, a password, or null to take it away. */
export type LimitsBody = Pick<AnimalSharingBody, 'endsOn' | 'password'>
export type SharingOverview = Answer<'GET /api/user/sharing'>
export type SharingSettingsBody = CallOptions<'PATCH /api/user/sharing'>['body']

export const animalSharingPath = (id: number): string =>
  pathOf('GET /api/reptiles/{id}/sharing', { params: { id } })
export const getAnimalSharing = (id: number, signal: AbortSignal): Promise<AnimalSharing> =>
  call('GET /api/reptiles/{id}/sharing', { params: { id }, signal })
export const changeAnimalSharing = (id: number, body: AnimalSharingBody): Promise<AnimalSharing> =>
  call('PUT /api/reptiles/{id}/sharing', { params: { id }, body })

/** Shares several animals, or stops. */
export const shareSeveral =
  (shared: boolean): SeveralCall =>
  (ids, idempotencyKey) =>
    call('PUT /api/reptiles/sharing', { body: { ids, shared }, idempotencyKey })

export const overviewPath = pathOf('GET /api/user/sharing', {})
export const getOverview = (signal: AbortSignal): Promise<SharingOverview> =>
  call('GET /api/user/sharing', { signal })
export const changeSharingSettings = (body: SharingSettingsBody) => call('PATCH /api/user/sharing', { body })
