import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { box, boxChange, incubator, incubatorChange, newBox, newIncubator } from './incubators.schema.ts'

const all = { path: '/api/incubators', access: 'keeper' } as const
const one = { path: '/api/incubators/{id}', access: 'keeper', params: idParams } as const
const boxes = { path: '/api/incubators/{id}/boxes', access: 'keeper', params: idParams } as const
const oneBox = { path: '/api/boxes/{id}', access: 'keeper', params: idParams } as const

/** Calls on incubators and the boxes in them (CLU-20). */
export const incubatorsContract = {
  list: endpoint({
    ...all,
    method: 'GET',
    summary:
      'Own incubators by name, each with what it is set to, what was measured last and how many boxes are in it',
    answer: z.array(incubator),
    tagged: 'keeper',
    shows: ['incubators', 'boxes', 'readings'],
    errors: [],
  }),
  get: endpoint({
    ...one,
    method: 'GET',
    summary: 'One own incubator',
    answer: incubator,
    tagged: 'joined',
    shows: ['incubators', 'boxes', 'readings'],
    errors: ['not-found'],
  }),
  create: endpoint({
    ...all,
    method: 'POST',
    summary: 'Add an incubator; its name is there once',
    body: newIncubator,
    answer: incubator,
    status: 201,
    tagged: 'joined',
    changes: ['incubators'],
    errors: ['not-valid', 'not-found', 'taken', 'key-reused'],
  }),
  change: endpoint({
    ...one,
    method: 'PATCH',
    summary: 'Change an incubator; what is left out stays',
    body: incubatorChange,
    answer: incubator,
    tagged: 'joined',
    changes: ['incubators'],
    errors: ['not-valid', 'not-found', 'taken', 'stale-version'],
  }),
  remove: endpoint({
    ...one,
    method: 'DELETE',
    summary: 'Remove an incubator with its boxes; not while eggs incubate in it',
    current: incubator,
    changes: ['incubators', 'boxes', 'box-stays', 'clutches', 'eggs', 'egg-stays', 'labels', 'trash'],
    errors: ['not-valid', 'not-found', 'taken', 'stale-version'],
  }),
  boxes: endpoint({
    ...boxes,
    method: 'GET',
    summary: 'The boxes in an incubator by name',
    answer: z.array(box),
    tagged: 'keeper',
    shows: ['incubators', 'boxes', 'readings', 'clutches', 'eggs'],
    errors: ['not-found'],
  }),
  createBox: endpoint({
    ...boxes,
    method: 'POST',
    summary: 'Put a new box into an incubator; its name is there once in it',
    body: newBox,
    answer: box,
    status: 201,
    tagged: 'joined',
    changes: ['boxes', 'box-stays'],
    errors: ['not-valid', 'not-found', 'taken', 'key-reused'],
  }),
  changeBox: endpoint({
    ...oneBox,
    method: 'PATCH',
    summary: 'Change a box, or put it into another incubator with all that is in it',
    body: boxChange,
    answer: box,
    tagged: 'joined',
    changes: ['boxes', 'box-stays'],
    errors: ['not-valid', 'not-found', 'taken', 'stale-version'],
  }),
  removeBox: endpoint({
    ...oneBox,
    method: 'DELETE',
    summary: 'Remove a box; not while eggs incubate in it',
    current: box,
    changes: ['boxes', 'box-stays', 'clutches', 'eggs', 'egg-stays', 'labels', 'trash'],
    errors: ['not-valid', 'not-found', 'taken', 'stale-version'],
  }),
} as const
