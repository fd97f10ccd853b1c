import { z } from 'zod'
import { thermalHistory, thermalQuery } from '../incubation/thermal.schema.ts'
import { warmthKinds } from '../incubation/warmth-kinds.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { clutch, clutchChange, clutchQuery, eggsMovingIn, newLaying, wholeClutch } from './clutches.schema.ts'

const all = { path: '/api/clutches', access: 'keeper' } as const
const one = { path: '/api/clutches/{id}', access: 'keeper', params: idParams } as const

/** Calls on clutches, from laying on (CLU-01 to CLU-10). */
export const clutchesContract = {
  list: endpoint({
    ...all,
    method: 'GET',
    summary: 'Own clutches with their parents and counts, the newest or what hatches next first',
    query: clutchQuery,
    answer: z.array(clutch),
    tagged: 'now',
    shows: [
      ...(['clutches', 'clutch-sires', 'eggs', 'animals', 'breeding-projects'] as const),
      ...(['settings', 'species-facts', ...warmthKinds] as const),
    ],
    errors: ['not-valid'],
  }),
  get: endpoint({
    ...one,
    method: 'GET',
    summary: 'One own clutch with its eggs',
    answer: wholeClutch,
    tagged: 'joined-now',
    shows: [
      ...(['clutches', 'clutch-sires', 'eggs', 'animals', 'offspring', 'breeding-projects'] as const),
      ...(['records', 'settings', 'species-facts', ...warmthKinds] as const),
    ],
    errors: ['not-found'],
  }),
  create: endpoint({
    ...all,
    method: 'POST',
    summary: 'Add a clutch with its eggs and slugs, or a litter with its young; all of it or nothing',
    body: newLaying,
    answer: wholeClutch,
    status: 201,
    tagged: 'joined-now',
    changes: ['clutches', 'clutch-sires', 'eggs', 'egg-stays', 'breeding-projects', 'records'],
    errors: ['not-valid', 'plan-limit', 'not-found', 'taken', 'key-reused'],
  }),
  change: endpoint({
    ...one,
    method: 'PATCH',
    summary:
      'Change a clutch; what is left out stays as it is, eggs go along with its project and its day, and young may get its one sire',
    body: clutchChange,
    answer: wholeClutch,
    tagged: 'joined-now',
    changes: [
      ...(['clutches', 'clutch-sires', 'eggs', 'egg-stays'] as const),
      ...(['animals', 'breeding-projects', 'season-facts'] as const),
    ],
    errors: ['not-valid', 'not-found', 'taken', 'stale-version'],
  }),
  remove: endpoint({
    ...one,
    method: 'DELETE',
    summary:
      'Remove a clutch with its eggs; animals that hatched stay, and the status that it gave its project is given back where it stands',
    current: wholeClutch,
    changes: [
      ...(['clutches', 'clutch-sires', 'clutch-entries', 'eggs', 'egg-stays'] as const),
      ...(['offspring', 'animals', 'breeding-projects', 'season-facts', 'labels', 'trash'] as const),
    ],
    errors: ['not-valid', 'not-found', 'stale-version'],
  }),
  moveIn: endpoint({
    ...one,
    method: 'POST',
    path: '/api/clutches/{id}/eggs',
    summary: 'Move eggs into a clutch and its project; all of them or none',
    body: eggsMovingIn,
    answer: wholeClutch,
    tagged: 'joined-now',
    changes: ['clutches', 'eggs', 'offspring', 'animals', 'breeding-projects'],
    errors: ['not-valid', 'not-found', 'taken', 'key-reused'],
  }),
  thermal: endpoint({
    ...one,
    method: 'GET',
    path: '/api/clutches/{id}/thermal',
    summary:
      'How warm a clutch or one of its eggs was by day, how far it is, and of which sex its eggs are likely to be',
    query: thermalQuery,
    answer: thermalHistory,
    tagged: 'now',
    shows: [
      ...(['clutches', 'clutch-sires', 'eggs', 'animals', 'breeding-projects'] as const),
      ...(['species-facts', ...warmthKinds] as const),
    ],
    errors: ['not-valid', 'not-found'],
  }),
} as const
