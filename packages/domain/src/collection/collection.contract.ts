import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { animalStatistics } from './animal-statistics.schema.ts'
import { animalLists } from './collection.rules.ts'
import {
  animal,
  animalCard,
  animalChange,
  animalQuery,
  holdbackChange,
  newAnimal,
  nextCustomId,
  nextCustomIdQuery,
  speciesCount,
} from './collection.schema.ts'

const listed = {
  method: 'GET',
  access: 'keeper',
  query: animalQuery,
  answer: z.array(animalCard),
  tagged: 'keeper',
  shows: ['animals', 'places', 'genotypes', 'genes', 'gene-changes'],
  errors: ['not-valid', 'not-found'],
} as const

const placed = {
  access: 'keeper',
  params: idParams,
  answer: animal,
  tagged: 'record',
  changes: ['animals'],
  errors: ['not-valid', 'not-found', 'stale-version'],
} as const

/** A deleted animal takes along what is written of it, and what names it is changed; eggs name their project alone. */
export const removingAnimals = [
  'animals',
  'records',
  'ancestors',
  'offspring',
  'genotypes',
  'breeding-projects',
  'events',
  'plans',
  'sharing',
  'trash',
] as const

/** Calls on animals. `/api/animals` and `/api/reptiles` are two paths of one handler (COL-Q04). */
export const collectionContract = {
  /** Each area answers the statistics of its own records, under /api/statistics. */
  getStatistics: endpoint({
    method: 'GET',
    path: '/api/statistics/animals',
    access: 'keeper',
    summary: 'Own animals by species, sex, status and age, and sales by currency',
    answer: animalStatistics,
    shows: ['animals'],
    errors: [],
  }),
  listAll: endpoint({ ...listed, path: '/api/animals', also: '/api/reptiles', summary: 'All own animals' }),
  listMain: endpoint({
    ...listed,
    path: '/api/animals/main',
    also: '/api/reptiles/main',
    summary: 'Own animals that are neither archived nor holdbacks',
  }),
  listHoldbacks: endpoint({
    ...listed,
    path: '/api/animals/holdbacks',
    also: '/api/reptiles/holdbacks',
    summary: 'Own holdbacks that are not archived',
  }),
  listArchived: endpoint({
    ...listed,
    path: '/api/animals/archived',
    also: '/api/reptiles/archived',
    summary: 'Own archived animals',
  }),
  listSpecies: endpoint({
    method: 'GET',
    path: '/api/animals/species',
    also: '/api/reptiles/species',
    access: 'keeper',
    summary: 'The distinct species of one list, most frequent first',
    query: z.object({ list: z.enum(animalLists).default('main') }),
    answer: z.array(speciesCount),
    tagged: 'keeper',
    shows: ['animals'],
    errors: ['not-valid'],
  }),
  suggestCustomId: endpoint({
    method: 'GET',
    path: '/api/animals/next-custom-id',
    also: '/api/reptiles/next-custom-id',
    access: 'keeper',
    summary: 'The custom ID that follows those of the species',
    query: nextCustomIdQuery,
    answer: nextCustomId,
    tagged: 'keeper',
    shows: ['animals'],
    errors: ['not-valid'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/animals/{id}',
    also: '/api/reptiles/{id}',
    access: 'keeper',
    summary: 'One own animal',
    params: idParams,
    answer: animal,
    tagged: 'record',
    shows: ['animals'],
    errors: ['not-found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/animals',
    also: '/api/reptiles',
    access: 'keeper',
    summary: 'Add an animal, with its genes where they are sent along',
    body: newAnimal,
    carriesMedia: true,
    answer: animal,
    status: 201,
    tagged: 'record',
    changes: ['animals', 'media', 'genotypes', 'records'],
    errors: ['not-valid', 'plan-limit', 'not-found', 'taken', 'unsupported-file', 'too-large', 'key-reused'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/animals/{id}',
    also: '/api/reptiles/{id}',
    access: 'keeper',
    summary: 'Change an animal; what is left out stays as it is',
    params: idParams,
    body: animalChange,
    carriesMedia: true,
    answer: animal,
    tagged: 'record',
    changes: ['animals', 'media', 'records'],
    errors: ['not-valid', 'not-found', 'taken', 'stale-version', 'unsupported-file', 'too-large'],
  }),
  archive: endpoint({
    ...placed,
    method: 'POST',
    path: '/api/animals/{id}/archive',
    also: '/api/reptiles/{id}/archive',
    summary: 'Put an animal into the archive',
  }),
  unarchive: endpoint({
    ...placed,
    method: 'POST',
    path: '/api/animals/{id}/unarchive',
    also: '/api/reptiles/{id}/unarchive',
    summary: 'Take an animal out of the archive, back to where it was',
  }),
  holdBack: endpoint({
    ...placed,
    method: 'PATCH',
    path: '/api/animals/{id}/holdback',
    also: '/api/reptiles/{id}/holdback',
    summary: 'Make an animal a holdback, or no longer one',
    body: holdbackChange,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/animals/{id}',
    also: '/api/reptiles/{id}',
    access: 'keeper',
    summary: 'Delete an animal; its children keep its name and morph as text',
    params: idParams,
    current: animal,
    changes: removingAnimals,
    errors: ['not-valid', 'not-found', 'stale-version'],
  }),
} as const
