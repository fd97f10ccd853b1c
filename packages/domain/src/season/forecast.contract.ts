import { z } from 'zod'
import { warmthKinds } from '../incubation/warmth-kinds.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { animalForecast, forecastError, forecastQuery, forecastWindow } from './forecast.schema.ts'

const shows = [
  ...(['season-facts', 'species-facts', 'animals', 'breeding-projects', 'clutches'] as const),
  ...(['clutch-sires', 'eggs', 'settings', ...warmthKinds] as const),
] as const

const forecasts = { method: 'GET', access: 'keeper', tagged: 'today', shows } as const

/** Calls on what is due by the seasons of the keeper's females (SEA-08 to SEA-12). */
export const forecastContract = {
  ofAnimal: endpoint({
    ...forecasts,
    path: '/api/animals/{id}/forecast',
    also: '/api/reptiles/{id}/forecast',
    summary: 'What is due of an own animal and its clutches, and what would tell it where nothing does',
    params: idParams,
    answer: animalForecast,
    errors: ['not-found'],
  }),
  list: endpoint({
    ...forecasts,
    path: '/api/forecasts',
    summary: 'What is due of all own animals and clutches in some days, the likeliest first',
    query: forecastQuery,
    answer: z.array(forecastWindow),
    errors: ['not-valid'],
  }),
  listErrors: endpoint({
    ...forecasts,
    path: '/api/forecasts/error',
    summary: 'How far off windows would have been of what happened, by species and step',
    answer: z.array(forecastError),
    errors: [],
  }),
} as const
