import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { today, todayDaysQuery, todayQuery, workOfDay } from './today.schema.ts'

const shows = ['plans', 'records', 'animals', 'breeding-projects', 'account', 'settings', 'places'] as const

/** What is to be done on a day (HUS-31). */
export const todayContract = {
  today: endpoint({
    method: 'GET',
    path: '/api/today',
    access: 'keeper',
    summary:
      'What is to be done on a day and what of it was done, in walking order; who needs a look, and what to thaw',
    query: todayQuery,
    answer: today,
    tagged: 'now',
    shows: [...shows, 'feeders'],
    errors: ['not-valid'],
  }),
  days: endpoint({
    method: 'GET',
    path: '/api/today/days',
    access: 'keeper',
    summary:
      'How much of each kind is due from which day on, up to 62 days; each plan once, one that is late today',
    query: todayDaysQuery,
    answer: z.array(workOfDay),
    tagged: 'today',
    shows,
    errors: ['not-valid'],
  }),
} as const
