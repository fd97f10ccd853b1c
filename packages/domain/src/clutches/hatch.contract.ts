import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { clutchHatch, clutchHatched, hatchParams, youngWeighed, youngWeights } from './hatch.schema.ts'

/** Calls on what comes out of clutches (CLU-15 to CLU-18). */
export const clutchHatchContract = {
  hatch: endpoint({
    method: 'POST',
    path: '/api/clutches/{id}/hatch',
    access: 'keeper',
    summary:
      'Make animals of eggs that hatched or young that were born, with IDs and weights; all or nothing',
    params: idParams,
    body: clutchHatch,
    answer: clutchHatched,
    status: 201,
    changes: ['animals', 'offspring', 'genotypes', 'records', 'breeding-projects', 'clutches', 'eggs'],
    errors: ['not-valid', 'plan-limit', 'not-found', 'taken', 'key-reused'],
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/clutches/{id}/hatches/{hatchId}',
    access: 'keeper',
    summary: 'Take a hatch back: its animals go to the trash, and eggs are as they were; all or nothing',
    params: hatchParams,
    changes: [
      'animals',
      'offspring',
      'genotypes',
      'records',
      'breeding-projects',
      'clutches',
      'eggs',
      'trash',
    ],
    errors: ['not-valid', 'not-found', 'taken'],
  }),
  weigh: endpoint({
    method: 'POST',
    path: '/api/clutches/{id}/weights',
    access: 'keeper',
    summary: 'Weigh young of a clutch: a record of each, and its own weight',
    params: idParams,
    body: youngWeights,
    answer: youngWeighed,
    status: 201,
    changes: ['animals', 'records'],
    errors: ['not-valid', 'not-found', 'key-reused'],
  }),
} as const
