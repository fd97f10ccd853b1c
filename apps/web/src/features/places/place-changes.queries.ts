import type { QueryClient } from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { refreshing } from '../../shared/api/refresh.ts'
import type { Place } from './places.queries.ts'

export type NewPlace = CallOptions<'POST /api/places'>['body']
export type PlaceChange = CallOptions<'PATCH /api/places/{id}'>['body']

export const addPlace = (cache: QueryClient, body: NewPlace, key: string): Promise<Place> =>
  refreshing(cache, 'POST /api/places', () => call('POST /api/places', { body, idempotencyKey: key }))

/** Changes a place, unless someone changed it since the version that the change starts from. */
export const changePlace = (
  cache: QueryClient,
  { id, version }: Pick<Place, 'id' | 'version'>,
  body: PlaceChange,
): Promise<Place> =>
  refreshing(cache, 'PATCH /api/places/{id}', () =>
    call('PATCH /api/places/{id}', { params: { id }, body, ifMatch: version }),
  )

/** Removes a place; `leave` is done before what is cached is read again, for its own page would ask for what is gone. */
export async function removePlace(
  cache: QueryClient,
  id: number,
  leave: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  await refreshing(cache, 'DELETE /api/places/{id}', async () => {
    await call('DELETE /api/places/{id}', { params: { id } })
    await leave()
  })
}

export type MoveRecord = Answer<'GET /api/animals/{id}/records'>[number]

/** Where an animal goes: to a place, or nowhere; `anyway` past what the place holds. */
export type MoveTo = { readonly day: string; readonly toPlaceId: number | null; readonly anyway: boolean }

/** The record that says so, without whose it is. */
export const moveBody = ({ day, toPlaceId, anyway }: MoveTo) => ({
  recordType: 'move',
  recordDate: day,
  data: { toPlaceId, ...(anyway && { anyway }) },
})

/** Moves an animal, once however often it is sent under the name; answers the record that says so. */
export const moveAnimal = (
  cache: QueryClient,
  animalId: number,
  move: MoveTo,
  clientId: string,
): Promise<MoveRecord> =>
  refreshing(cache, 'POST /api/animals/{id}/records', async () => {
    const record = await call('POST /api/animals/{id}/records', {
      params: { id: animalId },
      body: { ...moveBody(move), clientId },
    })
    // It was taken back elsewhere since.
    if (record === null) throw new Error('The move is gone')
    return record
  })

/** Takes a move back: the animal is where the move before it led, unless it was changed since. */
export const takeMoveBack = (cache: QueryClient, { id, animalId, version }: MoveRecord): Promise<void> =>
  refreshing(cache, 'DELETE /api/animals/{id}/records/{recordId}', () =>
    call('DELETE /api/animals/{id}/records/{recordId}', {
      params: { id: animalId, recordId: id },
      ifMatch: version,
    }),
  )

/** Puts all that stand in a place, or by themselves, into another walking order. */
export const orderPlaces = (
  cache: QueryClient,
  parentId: number | null,
  ids: readonly number[],
): Promise<unknown> =>
  refreshing(cache, 'PUT /api/places/order', () =>
    call('PUT /api/places/order', { body: { parentId, ids: [...ids] } }),
  )
