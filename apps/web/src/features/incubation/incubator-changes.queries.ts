import type { QueryClient } from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { refreshing } from '../../shared/api/refresh.ts'
import type { Box, CurvePlace, Incubator, IncubatorAlarm } from './incubators.queries.ts'

export type NewIncubator = CallOptions<'POST /api/incubators'>['body']
export type NewBox = CallOptions<'POST /api/incubators/{id}/boxes'>['body']
export type BoxChange = CallOptions<'PATCH /api/boxes/{id}'>['body']
export type ReadingsPreview = Answer<'POST /api/incubators/{id}/readings/preview'>
export type ReadingsImported = Answer<'POST /api/incubators/{id}/readings/import'>

type Versioned = { readonly id: number; readonly version: number }

const stay = async (): Promise<void> => undefined

export const addIncubator = (cache: QueryClient, body: NewIncubator, key: string): Promise<Incubator> =>
  refreshing(cache, 'POST /api/incubators', () => call('POST /api/incubators', { body, idempotencyKey: key }))

/** Changes an incubator, unless someone changed it since the version that the change starts from. */
export const changeIncubator = (
  cache: QueryClient,
  { id, version }: Versioned,
  body: NewIncubator,
): Promise<Incubator> =>
  refreshing(cache, 'PATCH /api/incubators/{id}', () =>
    call('PATCH /api/incubators/{id}', { params: { id }, body, ifMatch: version }),
  )

/** Removes an incubator; `leave` is done before what is cached is read again, for its own page would ask for what is gone. */
export const removeIncubator = (
  cache: QueryClient,
  id: number,
  leave: () => Promise<unknown> = stay,
): Promise<void> =>
  refreshing(cache, 'DELETE /api/incubators/{id}', async () => {
    await call('DELETE /api/incubators/{id}', { params: { id } })
    await leave()
  })

/** Puts a new box into an incubator. */
export const addBox = (cache: QueryClient, id: number, body: NewBox, key: string): Promise<Box> =>
  refreshing(cache, 'POST /api/incubators/{id}/boxes', () =>
    call('POST /api/incubators/{id}/boxes', { params: { id }, body, idempotencyKey: key }),
  )

/** Changes a box, or puts it into another incubator. */
export const changeBox = (cache: QueryClient, { id, version }: Versioned, body: BoxChange): Promise<Box> =>
  refreshing(cache, 'PATCH /api/boxes/{id}', () =>
    call('PATCH /api/boxes/{id}', { params: { id }, body, ifMatch: version }),
  )

export const removeBox = (cache: QueryClient, id: number): Promise<void> =>
  refreshing(cache, 'DELETE /api/boxes/{id}', () => call('DELETE /api/boxes/{id}', { params: { id } }))

/** Notes that an alarm was seen. */
export const seeAlarm = (cache: QueryClient, id: number): Promise<IncubatorAlarm> =>
  refreshing(cache, 'POST /api/incubator-alarms/{id}/seen', () =>
    call('POST /api/incubator-alarms/{id}/seen', { params: { id } }),
  )

/** Takes back that an alarm was seen. */
export const unseeAlarm = (cache: QueryClient, id: number): Promise<IncubatorAlarm> =>
  refreshing(cache, 'DELETE /api/incubator-alarms/{id}/seen', () =>
    call('DELETE /api/incubator-alarms/{id}/seen', { params: { id } }),
  )

/** Asks what would come of a file of readings; stores nothing. */
export const previewReadings = ({ kind, id }: CurvePlace, file: Blob): Promise<ReadingsPreview> =>
  kind === 'box'
    ? call('POST /api/boxes/{id}/readings/preview', { params: { id }, file })
    : call('POST /api/incubators/{id}/readings/preview', { params: { id }, file })

/** Keeps the readings of a file, once however often it is sent under a key. */
export const bringReadings = (
  cache: QueryClient,
  { kind, id }: CurvePlace,
  file: Blob,
  key: string,
): Promise<ReadingsImported> => {
  const sent = { params: { id }, file, idempotencyKey: key }
  return kind === 'box'
    ? refreshing(cache, 'POST /api/boxes/{id}/readings/import', () =>
        call('POST /api/boxes/{id}/readings/import', sent),
      )
    : refreshing(cache, 'POST /api/incubators/{id}/readings/import', () =>
        call('POST /api/incubators/{id}/readings/import', sent),
      )
}

/** Takes an import back: what it brought goes, what was known stays. */
export const takeReadingsBack = (cache: QueryClient, id: number): Promise<void> =>
  refreshing(cache, 'DELETE /api/reading-imports/{id}', () =>
    call('DELETE /api/reading-imports/{id}', { params: { id } }),
  )
