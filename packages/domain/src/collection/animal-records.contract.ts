import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import {
  animalRecord,
  animalRecordChange,
  animalRecordParams,
  animalRecordQuery,
  latestRecords,
  newAnimalRecord,
  recordTakenBack,
  weightBefore,
} from './animal-records.schema.ts'

const ofAnimal = {
  path: '/api/animals/{id}/records',
  also: '/api/reptiles/{id}/records',
  access: 'keeper',
  params: idParams,
} as const

const oneOfAnimal = {
  path: '/api/animals/{id}/records/{recordId}',
  also: '/api/reptiles/{id}/records/{recordId}',
  access: 'keeper',
  params: animalRecordParams,
} as const

/** Calls on what is written down about an animal: feedings, weights, sheds, health, notes and the keeper's own kinds. */
export const animalRecordsContract = {
  list: endpoint({
    ...ofAnimal,
    method: 'GET',
    summary: 'The records of an animal, newest day first',
    query: animalRecordQuery,
    answer: z.array(animalRecord),
    tagged: 'keeper',
    shows: ['records'],
    errors: ['not-valid', 'not-found'],
  }),
  latest: endpoint({
    ...ofAnimal,
    method: 'GET',
    path: '/api/animals/{id}/records/latest',
    also: '/api/reptiles/{id}/records/latest',
    summary:
      'What was last written down of an animal: its meal, weights and shed, and refusals since the meal',
    answer: latestRecords,
    tagged: 'keeper',
    shows: ['records'],
    errors: ['not-valid', 'not-found'],
  }),
  create: endpoint({
    ...ofAnimal,
    method: 'POST',
    summary:
      'Add a record; a weight may become the weight of the animal too. One that is known by its clientId is answered as it is now, null where it is gone',
    body: newAnimalRecord,
    answer: animalRecord.nullable(),
    status: 201,
    tagged: 'record',
    namesWithin: true,
    changes: ['animals', 'records', 'feeders'],
    errors: ['not-valid', 'not-found', 'taken', 'key-reused'],
    queues: true,
  }),
  change: endpoint({
    ...oneOfAnimal,
    method: 'PATCH',
    summary: 'Change a record; what is left out stays as it is',
    body: animalRecordChange,
    answer: animalRecord,
    tagged: 'record',
    namesWithin: true,
    changes: ['animals', 'records', 'feeders'],
    errors: ['not-valid', 'not-found', 'taken', 'stale-version'],
    queues: true,
  }),
  remove: endpoint({
    ...oneOfAnimal,
    method: 'DELETE',
    summary: 'Remove a record',
    current: animalRecord,
    changes: ['animals', 'records', 'feeders', 'trash'],
    errors: ['not-valid', 'not-found', 'stale-version'],
    queues: true,
  }),
  takeBack: endpoint({
    ...oneOfAnimal,
    method: 'POST',
    path: '/api/animals/{id}/records/{recordId}/take-back',
    also: '/api/reptiles/{id}/records/{recordId}/take-back',
    summary:
      'Remove a record that became the weight of the animal, and give the former weight back unless the animal was changed since',
    body: weightBefore,
    answer: recordTakenBack,
    current: animalRecord,
    changes: ['animals', 'records', 'trash'],
    errors: ['not-valid', 'not-found', 'stale-version'],
    queues: true,
  }),
} as const
