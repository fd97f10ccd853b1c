import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import {
  newPlace,
  orderedPlaces,
  place,
  placeChange,
  placeOrder,
  placeRecords,
  placeRecordsQuery,
  placesQuery,
  placeWithAnimals,
  stay,
} from './places.schema.ts'

const all = { path: '/api/places', access: 'keeper' } as const
const one = { path: '/api/places/{id}', access: 'keeper', params: idParams } as const

/** Calls on where animals are kept (PLC-01 to PLC-08). */
export const placesContract = {
  list: endpoint({
    ...all,
    method: 'GET',
    summary: 'Own places in walking order, each with what it stands in and how many animals are in it',
    query: placesQuery,
    answer: z.array(place),
    tagged: 'keeper',
    shows: ['places', 'animals', 'records'],
    errors: ['not-valid', 'not-found'],
  }),
  get: endpoint({
    ...one,
    method: 'GET',
    summary: 'One own place, with the animals in it and below',
    answer: placeWithAnimals,
    tagged: 'joined',
    shows: ['places', 'animals', 'records'],
    errors: ['not-found'],
  }),
  create: endpoint({
    ...all,
    method: 'POST',
    summary: 'Add a place; a rack with rows and columns has its tubs at once',
    body: newPlace,
    answer: place,
    status: 201,
    tagged: 'joined',
    changes: ['places'],
    errors: ['not-valid', 'not-found', 'taken', 'key-reused'],
  }),
  change: endpoint({
    ...one,
    method: 'PATCH',
    summary: 'Change a place; what is left out stays, and a rack of another shape gains and loses empty tubs',
    body: placeChange,
    answer: place,
    tagged: 'joined',
    changes: ['places', 'incubators', 'records', 'plans', 'trash'],
    errors: ['not-valid', 'not-found', 'taken', 'stale-version'],
  }),
  remove: endpoint({
    ...one,
    method: 'DELETE',
    summary: 'Remove a place with all that stands in it; animals stay and are nowhere until it is restored',
    current: place,
    changes: ['places', 'animals', 'incubators', 'labels', 'records', 'plans', 'trash'],
    errors: ['not-valid', 'not-found', 'stale-version'],
  }),
  order: endpoint({
    ...all,
    method: 'PUT',
    path: '/api/places/order',
    summary: 'Put those that stand in one place into another order; each is named once',
    body: placeOrder,
    answer: orderedPlaces,
    changes: ['places'],
    errors: ['not-valid', 'not-found'],
  }),
  records: endpoint({
    ...one,
    method: 'GET',
    path: '/api/places/{id}/records',
    summary:
      'What is written down of a place itself, newest day first; animals in it have records of their own',
    query: placeRecordsQuery,
    answer: placeRecords,
    tagged: 'keeper',
    shows: ['places', 'records'],
    errors: ['not-valid', 'not-found'],
  }),
  history: endpoint({
    ...one,
    method: 'GET',
    path: '/api/places/{id}/history',
    summary: 'Which animals were in a place and when, the latest first',
    answer: z.array(stay),
    tagged: 'keeper',
    shows: ['places', 'records', 'animals'],
    errors: ['not-found'],
  }),
} as const
