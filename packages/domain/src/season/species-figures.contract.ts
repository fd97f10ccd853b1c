import { endpoint } from '../kernel/endpoint.ts'
import { ownFigures, speciesFigures, speciesParams } from './species-figures.schema.ts'

const one = { path: '/api/species-facts/{species}', access: 'keeper', params: speciesParams } as const

/** Calls on the figures of a species from which it is foretold when something is due (SEA-07). */
export const speciesFiguresContract = {
  get: endpoint({
    ...one,
    method: 'GET',
    summary: 'What is known of a species, the keeper’s own figures, and what counts of both',
    answer: speciesFigures,
    tagged: 'keeper',
    shows: ['species-facts'],
    errors: ['not-valid'],
  }),
  put: endpoint({
    ...one,
    method: 'PUT',
    summary: 'Say own figures in the place of those said before; what is left out is what is known',
    body: ownFigures,
    answer: speciesFigures,
    changes: ['species-facts'],
    errors: ['not-valid'],
  }),
  remove: endpoint({
    ...one,
    method: 'DELETE',
    summary: 'Go by what is known again',
    changes: ['species-facts'],
    errors: ['not-valid'],
  }),
} as const
