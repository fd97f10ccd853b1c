import { endpoint } from '../kernel/endpoint.ts'
import { today, todayQuery } from './today.schema.ts'

/** What is to be done on a day (HUS-31). */
export const todayContract = {
  today: endpoint({
    method: 'GET',
    path: '/api/today',
    access: 'keeper',
    summary:
      'What is to be done on a day and what of it was done, by custom ID and name; who needs a look, and what to thaw',
    query: todayQuery,
    answer: today,
    // Untagged: what is due moves on with the clock.
    shows: ['plans', 'records', 'animals', 'breeding-projects', 'account', 'settings'],
    errors: ['not-valid'],
  }),
} as const
