import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { clutchEntry, clutchEntryParams, newClutchEntry } from './clutch-log.schema.ts'

const log = { path: '/api/clutches/{id}/log', access: 'keeper', params: idParams } as const

/** Calls on what was done with a clutch and seen on it (CLU-12, CLU-13). */
export const clutchLogContract = {
  list: endpoint({
    ...log,
    method: 'GET',
    summary: 'What was done with a clutch and seen on it, by days',
    answer: z.array(clutchEntry),
    tagged: 'keeper',
    shows: ['clutches', 'clutch-entries'],
    errors: ['not-found'],
  }),
  create: endpoint({
    ...log,
    method: 'POST',
    summary: 'Write down what was done with a clutch; candling ends eggs that were found infertile or dead',
    body: newClutchEntry,
    answer: clutchEntry,
    status: 201,
    changes: ['clutch-entries', 'eggs', 'clutches', 'breeding-projects'],
    errors: ['not-valid', 'not-found', 'key-reused'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/clutches/{id}/log/{entryId}',
    access: 'keeper',
    summary: 'Remove an entry; eggs that it ended, and that are still so, incubate again',
    params: clutchEntryParams,
    changes: ['clutch-entries', 'eggs', 'clutches', 'breeding-projects'],
    errors: ['not-valid', 'not-found'],
  }),
} as const
