import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import { type Answer, call } from '../../shared/api/client.ts'
import { keyOf, read } from '../../shared/api/reads.ts'

export type Incubator = Answer<'GET /api/incubators'>[number]
export type Box = Answer<'GET /api/incubators/{id}/boxes'>[number]
export type IncubatorAlarm = Answer<'GET /api/incubator-alarms'>[number]
export type ChartPoint = Answer<'GET /api/incubators/{id}/readings'>['points'][number]
export type KeptClutch = Answer<'GET /api/clutches'>[number]

/** A record that is not there will not be there a second later. */
const unlessMissing = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof ApiError && error.status === 404)

/** Own incubators by name, with what was measured last. */
export const incubatorsQuery = queryOptions(read('GET /api/incubators', {}))

export const incubatorQuery = (id: number) =>
  queryOptions({ ...read('GET /api/incubators/{id}', { params: { id } }), retry: unlessMissing })

/** The boxes in an incubator by name. */
export const boxesQuery = (id: number) =>
  queryOptions(read('GET /api/incubators/{id}/boxes', { params: { id } }))

/** The clutches in an incubator of which something incubates, what hatches next first. */
export const clutchesInQuery = (incubatorId: number) =>
  queryOptions(read('GET /api/clutches', { query: { incubatorId, status: 'open', sort: 'due', limit: 100 } }))

/** What incubators rang for, the latest first. */
export const alarmsQuery = queryOptions(read('GET /api/incubator-alarms', {}))

/** Where a curve is of: an incubator, or a box. */
export type CurvePlace = { readonly kind: 'incubator' | 'box'; readonly id: number }

/** The time of a curve, in whole minutes, so that the next look asks for the same. */
export type CurveRange = { readonly from: string; readonly to: string }

/** How many points a curve has at most; each is some pixels wide. */
const points = 240

/** What was measured in a place in a time. */
export function curveQuery({ kind, id }: CurvePlace, { from, to }: CurveRange) {
  const target = { params: { id }, query: { from, to, points } }
  return queryOptions({
    queryKey:
      kind === 'box'
        ? keyOf('GET /api/boxes/{id}/readings', target)
        : keyOf('GET /api/incubators/{id}/readings', target),
    queryFn: ({ signal }) =>
      kind === 'box'
        ? call('GET /api/boxes/{id}/readings', { ...target, signal })
        : call('GET /api/incubators/{id}/readings', { ...target, signal }),
  })
}
