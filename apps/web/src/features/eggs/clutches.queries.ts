import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { read, readPages } from '../../shared/api/reads.ts'
import { refreshing } from '../../shared/api/refresh.ts'

export type Clutch = Answer<'GET /api/clutches'>[number]
export type WholeClutch = Answer<'GET /api/clutches/{id}'>
export type ClutchEntry = Answer<'GET /api/clutches/{id}/log'>[number]
export type ClutchChange = NonNullable<CallOptions<'PATCH /api/clutches/{id}'>['body']>
export type NewEntry = NonNullable<CallOptions<'POST /api/clutches/{id}/log'>['body']>

/** One clutch with its eggs. */
export const clutchQuery = (id: number) => queryOptions(read('GET /api/clutches/{id}', { params: { id } }))

/** What was done with a clutch and seen on it. */
export const clutchLogQuery = (id: number) =>
  queryOptions(read('GET /api/clutches/{id}/log', { params: { id } }))

/** The clutches of a project, the newest first. */
export const projectClutchesQuery = (breedingProjectId: number) =>
  queryOptions(read('GET /api/clutches', { query: { breedingProjectId, limit: 100 } }))

/** Clutches of which something incubates, what hatches next first. */
export const openClutchesQuery = infiniteQueryOptions(
  readPages('GET /api/clutches', { query: { status: 'open', sort: 'due', limit: 30 } }, { limit: 60 }),
)

export const changeClutch = (
  cache: QueryClient,
  { id, version }: Pick<WholeClutch, 'id' | 'version'>,
  body: ClutchChange,
): Promise<WholeClutch> =>
  refreshing(cache, 'PATCH /api/clutches/{id}', () =>
    call('PATCH /api/clutches/{id}', { params: { id }, body, ifMatch: version }),
  )

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
