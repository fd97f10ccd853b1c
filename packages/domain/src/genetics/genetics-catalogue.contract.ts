import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { knownSpecies, shownCatalogue } from './catalogue.schema.ts'
import { odds, oddsQuery } from './odds.schema.ts'
import { askedSpecies, textReadings, textsToRead } from './reading.schema.ts'

/** A call that visitors make, paced as public pages are. */
const open = { method: 'GET', access: 'visitor', rateLimited: 'pages', shows: [] } as const

/** Calls on the catalogue of genes, and on texts that are about no record. */
export const geneticsCatalogueContract = {
  listSpecies: endpoint({
    ...open,
    path: '/api/genetics/species',
    summary: 'The species whose genes are known, those kept most often first',
    answer: z.array(knownSpecies),
    errors: ['too-many'],
  }),
  getCatalogue: endpoint({
    ...open,
    path: '/api/genetics/catalogue',
    summary: 'The genes of a species, found by any of its names',
    query: z.object({ species: askedSpecies }),
    answer: shownCatalogue,
    errors: ['not-valid', 'not-found', 'too-many'],
  }),
  getOdds: endpoint({
    ...open,
    path: '/api/genetics/odds',
    summary: 'What two animals give that are told of in morph texts; a target is looks that are hoped for',
    query: oddsQuery,
    answer: odds,
    errors: ['not-valid', 'too-many'],
  }),
  readTexts: endpoint({
    method: 'POST',
    path: '/api/genetics/readings',
    access: 'keeper',
    summary: 'How morph texts are read; nothing is stored',
    body: textsToRead,
    answer: textReadings,
    changes: [],
    errors: ['not-valid'],
  }),
} as const
