import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { newPlans, plan, planChange, planQuery, plansPut } from './plan.schema.ts'

const one = { path: '/api/plans/{id}', access: 'keeper', params: idParams } as const

/** Calls on what is to be done with animals and in places again and again (HUS-20, HUS-21). */
export const planContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/plans',
    access: 'keeper',
    summary: 'Own plans in the order in which they were made, each with when it is due next',
    query: planQuery,
    answer: z.array(plan),
    tagged: 'now',
    shows: ['plans', 'records', 'animals', 'breeding-projects', 'account', 'settings', 'places'],
    errors: ['not-valid', 'not-found'],
  }),
  put: endpoint({
    method: 'PUT',
    path: '/api/plans',
    access: 'keeper',
    summary:
      'Make a plan for each of several animals and places, in place of the one of that kind and title, and complete the event that it replaces; all or none',
    body: newPlans,
    answer: plansPut,
    namesWithin: true,
    changes: ['plans', 'events'],
    errors: ['not-valid', 'not-found'],
    queues: true,
  }),
  change: endpoint({
    ...one,
    method: 'PATCH',
    summary: 'Change a plan; what is left out stays as it is',
    body: planChange,
    answer: plan,
    tagged: 'joined',
    namesWithin: true,
    changes: ['plans'],
    errors: ['not-valid', 'not-found', 'taken', 'stale-version'],
    queues: true,
  }),
  remove: endpoint({
    ...one,
    method: 'DELETE',
    summary: 'Remove a plan; what was done stays',
    current: plan,
    changes: ['plans', 'trash'],
    errors: ['not-valid', 'not-found', 'stale-version'],
  }),
} as const
