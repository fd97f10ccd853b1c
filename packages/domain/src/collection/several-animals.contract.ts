import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { recordId } from '../kernel/fields.ts'
import { removingAnimals } from './collection.contract.ts'
import { changed, chosen, listedIdsQuery, severalHeldBack, severalRecords } from './several-animals.schema.ts'

const severalAnimals = {
  access: 'keeper',
  body: chosen,
  answer: changed,
  errors: ['not-valid', 'not-found', 'key-reused'],
} as const

/**
 * What is done with several animals at once: the path of the same for one, without its number, and the numbers in the
 * body. All of it happens or none: a number that is not the keeper's refuses the whole call.
 */
export const severalAnimalsContract = {
  listIds: endpoint({
    method: 'GET',
    path: '/api/animals/ids',
    also: '/api/reptiles/ids',
    access: 'keeper',
    summary: 'The numbers of the animals of one list, in its order',
    query: listedIdsQuery,
    answer: z.array(recordId),
    tagged: 'keeper',
    shows: ['animals', 'places', 'genotypes', 'genes', 'gene-changes'],
    errors: ['not-valid', 'not-found'],
  }),
  archive: endpoint({
    ...severalAnimals,
    method: 'POST',
    path: '/api/animals/archive',
    also: '/api/reptiles/archive',
    summary: 'Put several animals into the archive; answers those that were not there',
    changes: ['animals'],
    queues: true,
  }),
  unarchive: endpoint({
    ...severalAnimals,
    method: 'POST',
    path: '/api/animals/unarchive',
    also: '/api/reptiles/unarchive',
    summary: 'Take several animals out of the archive; answers those that were there',
    changes: ['animals'],
    queues: true,
  }),
  holdBack: endpoint({
    ...severalAnimals,
    method: 'PATCH',
    path: '/api/animals/holdback',
    also: '/api/reptiles/holdback',
    summary: 'Make several animals holdbacks, or no longer; answers those that were not so',
    body: severalHeldBack,
    changes: ['animals'],
    queues: true,
  }),
  remove: endpoint({
    ...severalAnimals,
    method: 'POST',
    path: '/api/animals/remove',
    also: '/api/reptiles/remove',
    summary: 'Delete several animals, as each of them would be deleted by itself',
    changes: removingAnimals,
  }),
  addRecords: endpoint({
    ...severalAnimals,
    method: 'POST',
    path: '/api/animals/records',
    also: '/api/reptiles/records',
    summary: 'Add the same record to several animals, such as a feeding; answers the numbers of the records',
    body: severalRecords,
    namesWithin: true,
    changes: ['animals', 'records', 'feeders'],
    errors: [...severalAnimals.errors, 'taken'],
    queues: true,
  }),
  removeRecords: endpoint({
    ...severalAnimals,
    method: 'POST',
    path: '/api/animals/records/remove',
    also: '/api/reptiles/records/remove',
    summary: 'Remove several records by their numbers, whatever animals they are of',
    changes: ['animals', 'records', 'feeders'],
    queues: true,
  }),
} as const
