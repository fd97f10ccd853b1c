import type { QueryClient } from '@tanstack/react-query'
import { type CallOptions, call } from '../../shared/api/client.ts'
import { refreshing } from '../../shared/api/refresh.ts'
import { newCallKey } from '../../shared/forms/call-key.ts'
import type { Feeder } from './feeders.queries.ts'

export type NewFeeder = NonNullable<CallOptions<'POST /api/feeders'>['body']>
export type FeederChange = NonNullable<CallOptions<'PATCH /api/feeders/{id}'>['body']>
export type StockMove = Omit<NonNullable<CallOptions<'POST /api/feeders/{id}/stock'>['body']>, 'clientId'>

export const addFeeder = (cache: QueryClient, body: NewFeeder, key: string): Promise<Feeder> =>
  refreshing(cache, 'POST /api/feeders', () => call('POST /api/feeders', { body, idempotencyKey: key }))

export const changeFeeder = (cache: QueryClient, id: number, body: FeederChange): Promise<Feeder> =>
  refreshing(cache, 'PATCH /api/feeders/{id}', () =>
    call('PATCH /api/feeders/{id}', { params: { id }, body }),
  )

export const removeFeeder = (cache: QueryClient, id: number): Promise<void> =>
  refreshing(cache, 'DELETE /api/feeders/{id}', () => call('DELETE /api/feeders/{id}', { params: { id } }))

/** Moves stock, once however often it is sent under the name. */
export const moveStock = (
  cache: QueryClient,
  id: number,
  move: StockMove,
  clientId = newCallKey(),
): Promise<Feeder> =>
  refreshing(cache, 'POST /api/feeders/{id}/stock', () =>
    call('POST /api/feeders/{id}/stock', { params: { id }, body: { ...move, clientId } }),
  )
