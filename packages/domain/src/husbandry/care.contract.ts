import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { animalCare } from './care.schema.ts'

/** The call on how an animal is cared for day by day. */
export const careContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/animals/{id}/care',
    also: '/api/reptiles/{id}/care',
    access: 'keeper',
    summary:
      'Plans, usual meal, conditions, alarms, figures, feedings of a year and weights of one own animal',
    params: idParams,
    answer: animalCare,
    tagged: 'now',
    shows: ['plans', 'records', 'animals', 'breeding-projects', 'account', 'settings', 'places'],
    errors: ['not-valid', 'not-found'],
  }),
} as const
