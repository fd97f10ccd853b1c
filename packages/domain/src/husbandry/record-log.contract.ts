import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { newLog, recordOfAny, recordsQuery, removedLog, undoneLog, writtenLog } from './record-log.schema.ts'

/** Calls on what was done, whatever animals it was done with. */
export const recordLogContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/records',
    access: 'keeper',
    summary:
      'What is written down of all animals and places, newest day first, each with the name of its animal or place',
    query: recordsQuery,
    answer: z.array(recordOfAny),
    tagged: 'keeper',
    shows: ['records', 'animals', 'places'],
    errors: ['not-valid', 'not-found'],
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/log',
    access: 'keeper',
    summary:
      'Add records of any kinds, each of an animal or of a place, all or none; one that is known by its clientId is not added again but answered as it is now',
    body: newLog,
    answer: writtenLog,
    namesWithin: true,
    changes: ['animals', 'records', 'feeders'],
    errors: ['not-valid', 'not-found', 'taken', 'key-reused'],
    queues: true,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/log/undo',
    access: 'keeper',
    summary: 'Remove records with what they did elsewhere; those that are not there are counted',
    body: undoneLog,
    answer: removedLog,
    namesWithin: true,
    changes: ['animals', 'records', 'feeders', 'trash'],
    errors: ['not-valid'],
    queues: true,
  }),
} as const
