import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { costsQuery, feeder, feederChange, feedingCosts, newFeeder, stockMove } from './feeder.schema.ts'

const all = { path: '/api/feeders', access: 'keeper' } as const
const one = { path: '/api/feeders/{id}', access: 'keeper', params: idParams } as const

/** Calls on food in stock (FED-01, FED-02, FED-05). */
export const feedersContract = {
  list: endpoint({
    ...all,
    method: 'GET',
    summary: 'Own feeders by prey and size, each with the pieces left and whether it is low',
    answer: z.array(feeder),
    tagged: 'now',
    shows: ['feeders', 'plans', 'records', 'animals', 'breeding-projects', 'account', 'settings', 'places'],
    errors: [],
  }),
  create: endpoint({
    ...all,
    method: 'POST',
    summary: 'Add a feeder; there is one of a prey, size and state',
    body: newFeeder,
    answer: feeder,
    status: 201,
    changes: ['feeders'],
    errors: ['not-valid', 'taken', 'key-reused'],
  }),
  change: endpoint({
    ...one,
    method: 'PATCH',
    summary: 'Change a feeder; what is left out stays, and pieces move by stock alone',
    body: feederChange,
    answer: feeder,
    tagged: 'joined',
    changes: ['feeders'],
    errors: ['not-valid', 'not-found', 'taken', 'stale-version'],
  }),
  remove: endpoint({
    ...one,
    method: 'DELETE',
    summary: 'Remove a feeder; what was fed of it stays written down',
    current: feeder,
    changes: ['feeders', 'trash'],
    errors: ['not-valid', 'not-found', 'stale-version'],
  }),
  stock: endpoint({
    ...one,
    method: 'POST',
    path: '/api/feeders/{id}/stock',
    summary:
      'Add what was bought, take out what was thrown away, or say how many pieces were counted; the same clientId again changes nothing',
    body: stockMove,
    answer: feeder,
    changes: ['feeders'],
    errors: ['not-valid', 'not-found', 'key-reused'],
    queues: true,
  }),
  costs: endpoint({
    method: 'GET',
    path: '/api/feeders/costs',
    access: 'keeper',
    summary: 'What the meals of each animal cost in a year, the dearest first',
    query: costsQuery,
    answer: z.array(feedingCosts),
    tagged: 'keeper',
    shows: ['records', 'animals'],
    errors: ['not-valid'],
  }),
} as const
