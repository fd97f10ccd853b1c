import { endpoint } from '../kernel/endpoint.ts'
import { husbandrySettings, settingsChange } from './settings.schema.ts'

const one = { path: '/api/husbandry/settings', access: 'keeper', answer: husbandrySettings } as const

/** Calls on what a keeper sets for the daily care of all animals (HUS-36). */
export const husbandrySettingsContract = {
  get: endpoint({
    ...one,
    method: 'GET',
    summary: 'The daily digest, days of rest and quarantine, and from where on animals are to be watched',
    tagged: 'keeper',
    shows: ['settings'],
    errors: [],
  }),
  change: endpoint({
    ...one,
    method: 'PATCH',
    summary: 'Change some of them; what is left out stays, and a threshold of null is off',
    body: settingsChange,
    changes: ['settings'],
    errors: ['not-valid'],
  }),
} as const
