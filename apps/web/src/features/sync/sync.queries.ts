import type { SyncedRecord } from '@clutchbook/domain/sync/sync.schema'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallOptions, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'
import type { Difference } from './copy-store.ts'

/** So many records a page: few calls, and each short. */
const limit = 1000

type ByKind<Value> = Record<string, Value[]>

/** What has changed since a state, all pages together, and the state that it leads to. */
export async function fetchDifference(
  state: string | null,
): Promise<{ difference: Difference; state: string; isSame: boolean }> {
  const since = state === null ? {} : { state }
  const first = await call('GET /api/sync', { query: { limit: String(limit), ...since } })
  const records: ByKind<SyncedRecord> = { ...first.records }
  const gone: ByKind<number> = { ...first.gone }
  for (let { next } = first; next !== null; ) {
    const page = await call('GET /api/sync', { query: { limit: String(limit), ...since, cursor: next } })
    for (const [kind, rows] of Object.entries(page.records))
      records[kind] = [...(records[kind] ?? []), ...rows]
    for (const [kind, ids] of Object.entries(page.gone)) gone[kind] = [...(gone[kind] ?? []), ...ids]
    next = page.next
  }
  const difference = { records, gone, reset: first.reset } as Difference
  return { difference, state: first.state, isSame: !first.reset && first.state === state }
}

type DeviceBody = CallOptions<'PUT /api/devices/{device}'>['body']

/** Says what this device keeps, and answers its key. */
export const putDevice = (device: string, body: DeviceBody) =>
  call('PUT /api/devices/{device}', { params: { device }, body })

/** The keeper's devices. They come and go elsewhere, so the list is read anew each time it is looked at. */
export const devicesQuery = queryOptions({ ...read('GET /api/devices', {}), staleTime: 0 })

/** Forgets a device; one that has gone meanwhile is gone from the list as well. */
export function useRemoveDevice() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (device: string) => call('DELETE /api/devices/{device}', { params: { device } }),
    onSettled: () => refreshAfter(cache, 'DELETE /api/devices/{device}'),
  })
}
