import { z } from 'zod'
import { changed } from '../collection/several-animals.schema.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import {
  newSeasonFact,
  savedSeasonFact,
  seasonFact,
  seasonFactChange,
  seasonFactParams,
  seasonFactQuery,
  severalSeasonFacts,
} from './season-facts.schema.ts'

const ofAnimal = {
  path: '/api/animals/{id}/season-facts',
  also: '/api/reptiles/{id}/season-facts',
  access: 'keeper',
  params: idParams,
} as const

const one = {
  path: '/api/animals/{id}/season-facts/{factId}',
  also: '/api/reptiles/{id}/season-facts/{factId}',
  access: 'keeper',
  params: seasonFactParams,
} as const

/** Calls on what was written down of females' seasons (SEA-02 to SEA-05). */
export const seasonFactsContract = {
  list: endpoint({
    ...ofAnimal,
    method: 'GET',
    summary: 'What was written down of the seasons of an own female, by days; of a male what names him',
    query: seasonFactQuery,
    answer: z.array(seasonFact),
    tagged: 'keeper',
    shows: ['season-facts', 'animals', 'settings'],
    errors: ['not-valid', 'not-found'],
  }),
  create: endpoint({
    ...ofAnimal,
    method: 'POST',
    summary: 'Write down a fact of the season of an own female; her project follows it',
    body: newSeasonFact,
    answer: savedSeasonFact,
    status: 201,
    changes: ['season-facts', 'breeding-projects'],
    errors: ['not-valid', 'not-found', 'taken', 'key-reused'],
  }),
  createSeveral: endpoint({
    method: 'POST',
    path: '/api/animals/season-facts',
    also: '/api/reptiles/season-facts',
    access: 'keeper',
    summary: 'Write down the same fact of several own females; all of it or nothing',
    body: severalSeasonFacts,
    answer: changed,
    status: 201,
    changes: ['season-facts', 'breeding-projects'],
    errors: ['not-valid', 'not-found', 'taken', 'key-reused'],
  }),
  change: endpoint({
    ...one,
    method: 'PATCH',
    summary: 'Change a fact; what is left out stays as it is',
    body: seasonFactChange,
    answer: savedSeasonFact,
    tagged: 'joined',
    changes: ['season-facts', 'breeding-projects', 'clutches'],
    errors: ['not-valid', 'not-found', 'taken', 'stale-version'],
  }),
  remove: endpoint({
    ...one,
    method: 'DELETE',
    summary: 'Remove a fact; the status that it gave its project is given back where it stands',
    current: savedSeasonFact,
    changes: ['season-facts', 'breeding-projects', 'clutches', 'trash'],
    errors: ['not-valid', 'not-found', 'stale-version'],
  }),
} as const
