import { endpoint } from '../kernel/endpoint.ts'
import { dashboard } from './home.schema.ts'

/** What a keeper finds on arrival. */
export const homeContract = {
  dashboard: endpoint({
    method: 'GET',
    path: '/api/dashboard',
    access: 'keeper',
    summary: 'The figures of the dashboard and the navigation, what is to come, and the newest animals',
    answer: dashboard,
    tagged: 'today',
    shows: ['animals', 'breeding-projects', 'eggs', 'events', 'notifications', 'plan', 'plans'],
    errors: [],
  }),
} as const
