import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallOptions, call } from '../../shared/api/client.ts'
import { refreshAfter, refreshing } from '../../shared/api/refresh.ts'
import { takeRecordBack } from '../collection/public/take-record-back.ts'
import type { Young } from './clutches.queries.ts'
import { refreshingLists } from './eggs.queries.ts'

export type ClutchHatchBody = NonNullable<CallOptions<'POST /api/clutches/{id}/hatch'>['body']>
export type YoungWeightsBody = NonNullable<CallOptions<'POST /api/clutches/{id}/weights'>['body']>

/** Makes animals of what came out of a clutch: all of them or none, and once however often it is sent under a key. */
export function useHatchClutch(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: ClutchHatchBody; key: string }) =>
      call('POST /api/clutches/{id}/hatch', { params: { id }, body, idempotencyKey: key }),
    ...refreshingLists(cache, 'POST /api/clutches/{id}/hatch'),
  })
}

/** Takes a hatch back, all of it or nothing. */
export function useTakeHatchBack(id: number) {
  const cache = useQueryClient()
  return (hatchId: number): Promise<void> =>
    refreshing(cache, 'DELETE /api/clutches/{id}/hatches/{hatchId}', () =>
      call('DELETE /api/clutches/{id}/hatches/{hatchId}', { params: { id, hatchId } }),
    )
}

/** Weighs young of a clutch: all of them or none, and once however often it is sent under a key. Answers the records. */
export function useWeighYoung(id: number) {
  const cache = useQueryClient()
  const by = 'POST /api/clutches/{id}/weights'
  return useMutation({
    mutationFn: ({ body, key }: { body: YoungWeightsBody; key: string }) =>
      call(by, { params: { id }, body, idempotencyKey: key }),
    onSettled: () => refreshAfter(cache, by),
  })
}

/** A weight that was written down, and its animal as it was before. */
type Weighed = { readonly recordId: number; readonly before: Young }

/** Takes weights back that were just written down; each animal has its former one again unless it was changed since. */
export function useTakeWeightsBack() {
  const cache = useQueryClient()
  return async (weighed: readonly Weighed[]): Promise<void> => {
    const taking = weighed.map(({ recordId, before }) =>
      takeRecordBack(cache, { id: recordId, animalId: before.id, version: 1 }, before),
    )
    await Promise.all(taking)
  }
}
