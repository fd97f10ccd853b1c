import { endpoint } from '../kernel/endpoint.ts'
import { seasonSettings, seasonSettingsChange } from './season-settings.schema.ts'

const one = { path: '/api/season-settings', access: 'keeper', answer: seasonSettings } as const

/** Calls on what a keeper sets for all seasons (SEA-01). */
export const seasonSettingsContract = {
  get: endpoint({
    ...one,
    method: 'GET',
    summary: 'The day on which seasons begin, and how long males rest',
    tagged: 'keeper',
    shows: ['settings'],
    errors: [],
  }),
  change: endpoint({
    ...one,
    method: 'PUT',
    summary: 'Change some of them; the seasons of all clutches, projects and facts follow',
    body: seasonSettingsChange,
    changes: ['settings'],
    errors: ['not-valid'],
  }),
} as const
