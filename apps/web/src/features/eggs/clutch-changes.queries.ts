import type { QueryClient } from '@tanstack/react-query'
import { type CallOptions, call } from '../../shared/api/client.ts'
import { refreshing } from '../../shared/api/refresh.ts'
import { type ClutchEntry, clutchLogQuery, clutchQuery, type WholeClutch } from './clutches.queries.ts'

export type ClutchChange = NonNullable<CallOptions<'PATCH /api/clutches/{id}'>['body']>
export type NewLitter = NonNullable<CallOptions<'POST /api/clutches'>['body']>
export type NewEntry = NonNullable<CallOptions<'POST /api/clutches/{id}/log'>['body']>

export const changeClutch = (
  cache: QueryClient,
  { id, version }: Pick<WholeClutch, 'id' | 'version'>,
  body: ClutchChange,
): Promise<WholeClutch> =>
  refreshing(cache, 'PATCH /api/clutches/{id}', () =>
    call('PATCH /api/clutches/{id}', { params: { id }, body, ifMatch: version }),
  )

/** Adds a litter, once however often it is sent under a key. */
export const addLitter = (cache: QueryClient, body: NewLitter, key: string): Promise<WholeClutch> =>
  refreshing(cache, 'POST /api/clutches', () => call('POST /api/clutches', { body, idempotencyKey: key }))

/** Deletes a clutch with its eggs; what it was must not be shown again while it is read anew. */
export async function removeClutch(cache: QueryClient, id: number, afterwards: () => Promise<void>) {
  await refreshing(cache, 'DELETE /api/clutches/{id}', async () => {
    await call('DELETE /api/clutches/{id}', { params: { id } })
    await afterwards()
    cache.removeQueries(clutchQuery(id))
    cache.removeQueries(clutchLogQuery(id))
  })
}

/** Writes down what was done with a clutch, once however often it is sent under a key. */
export const addEntry = (cache: QueryClient, id: number, body: NewEntry, key: string): Promise<ClutchEntry> =>
  refreshing(cache, 'POST /api/clutches/{id}/log', () =>
    call('POST /api/clutches/{id}/log', { params: { id }, body, idempotencyKey: key }),
  )

export const removeEntry = (cache: QueryClient, id: number, entryId: number): Promise<void> =>
  refreshing(cache, 'DELETE /api/clutches/{id}/log/{entryId}', () =>
    call('DELETE /api/clutches/{id}/log/{entryId}', { params: { id, entryId } }),
  )
