import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { chart, chartQuery, sentReadings, storedReadings } from './readings.schema.ts'

const chartOf = {
  method: 'GET',
  access: 'keeper',
  params: idParams,
  query: chartQuery,
  answer: chart,
  tagged: 'now',
  shows: ['readings', 'incubators', 'boxes', 'account'],
  errors: ['not-valid', 'not-found'],
} as const

/** Calls on what is measured in incubators and boxes (CLU-22, CLU-25). */
export const readingsContract = {
  send: endpoint({
    method: 'POST',
    path: '/api/readings',
    access: 'measuring',
    summary:
      'Send readings, each {incubatorId or boxId, at, temperature, humidity}; each is judged by itself, and one of a known second changes nothing',
    body: sentReadings,
    answer: storedReadings,
    changes: ['readings'],
    errors: ['not-valid', 'not-found'],
  }),
  ofIncubator: endpoint({
    ...chartOf,
    path: '/api/incubators/{id}/readings',
    summary: 'What was measured in an incubator, in so many buckets at most, each with its extremes',
  }),
  ofBox: endpoint({
    ...chartOf,
    path: '/api/boxes/{id}/readings',
    summary: 'What was measured in a box, in so many buckets at most, each with its extremes',
  }),
} as const
