import type { SyncAnswer } from '@clutchbook/domain/sync/sync.schema'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallOptions, call, pathOf, reach } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'
import type { Difference } from './copy-state.ts'

/** So many records a page: few calls, and each short. */
const limit = 1000

/** All pages of what has changed since a state; alike on all of them is the state that they lead to. */
export async function fetchDifference(state: string | null): Promise<Difference> {
  const query = { limit: String(limit), earlier: 'true' as const, ...(state === null ? {} : { state }) }
  const first = await call('GET /api/sync', { query })
  const pages: SyncAnswer[] = [first]
  for (let { next } = first; next !== null; ) {
    const page = await call('GET /api/sync', { query: { ...query, cursor: next } })
    pages.push(page)
    next = page.next
  }
  return { pages, state: first.state, reset: first.reset }
}

/** What the keeper has set for the care of all animals and for seasons, and where it is read. */
export const settingsReads = (['GET /api/husbandry/settings', 'GET /api/season-settings'] as const).map(
  (address) => ({ path: pathOf(address, {}), fetch: () => call(address, {}) }),
)

const thumbOf = (photo: number) => ({ params: { id: photo }, query: { size: 'thumb' as const } })

/** Where the small form of a photo is read. The browser still has what was just seen. */
export const thumbPath = (photo: number): string => pathOf('GET /api/media/{id}', thumbOf(photo))
export const fetchThumb = (photo: number): Promise<Response> => reach('GET /api/media/{id}', thumbOf(photo))

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
