import { z } from 'zod'
import { warmthKinds } from '../incubation/warmth-kinds.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { seasonBoard, seasonMale, seasonParams, seasonWeek } from './board.schema.ts'

const ofSeason = { method: 'GET', access: 'keeper', params: seasonParams, tagged: 'today' } as const

/** What is done in a season, and what comes of it (SEA-14 to SEA-16). */
export const boardContract = {
  board: endpoint({
    ...ofSeason,
    path: '/api/seasons/{year}/board',
    summary: 'The pairings of a season: how far each is, what lasted, what happened, and what is due',
    answer: seasonBoard,
    shows: [
      ...(['season-facts', 'species-facts', 'animals', 'breeding-projects', 'clutches'] as const),
      ...(['clutch-sires', 'eggs', 'settings', ...warmthKinds] as const),
    ],
    errors: ['not-valid'],
  }),
  males: endpoint({
    ...ofSeason,
    path: '/api/seasons/{year}/males',
    summary: 'With which females each male was in a season, and how long he rested between',
    answer: z.array(seasonMale),
    shows: ['season-facts', 'animals', 'settings'],
    errors: ['not-valid'],
  }),
  weeks: endpoint({
    ...ofSeason,
    path: '/api/seasons/{year}/weeks',
    summary: 'What each week of a season comes to: eggs laid, expected and hatched, and boxes in use',
    answer: z.array(seasonWeek),
    shows: [
      ...(['season-facts', 'species-facts', 'animals', 'breeding-projects', 'clutches'] as const),
      ...(['clutch-sires', 'eggs', 'settings', ...warmthKinds] as const),
    ],
    errors: ['not-valid'],
  }),
} as const
