import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { comparedSeason, compareQuery } from './compare.schema.ts'

/** How seasons compare (SEA-17). */
export const compareContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/statistics/seasons',
    access: 'keeper',
    summary:
      'What clutches came to by season, and by species, female, male or pair; those that incubate are left out',
    query: compareQuery,
    answer: z.array(comparedSeason),
    tagged: 'keeper',
    shows: ['clutches', 'clutch-sires', 'eggs', 'animals', 'breeding-projects', 'settings'],
    errors: ['not-valid'],
  }),
} as const
