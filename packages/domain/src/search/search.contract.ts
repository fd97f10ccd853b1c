import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { found, searchQuery } from './search.schema.ts'

/** The one call that looks through everything. */
export const searchContract = {
  find: endpoint({
    method: 'GET',
    path: '/api/search',
    access: 'keeper',
    summary:
      'Own animals, projects, eggs, events and places by what is written on them, the nearest first; a slip of a letter is forgiven',
    query: searchQuery,
    answer: z.array(found),
    tagged: 'keeper',
    shows: ['animals', 'breeding-projects', 'eggs', 'events', 'places'],
    errors: ['not-valid'],
  }),
} as const
