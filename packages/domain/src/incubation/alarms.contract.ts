import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { alarm, alarmsQuery } from './alarms.schema.ts'

/** Calls on what incubators rang for (CLU-26). */
export const alarmsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/incubator-alarms',
    access: 'keeper',
    summary: 'Alarms of own incubators, the latest first; with open those that last',
    query: alarmsQuery,
    answer: z.array(alarm),
    tagged: 'keeper',
    shows: ['readings', 'incubators', 'boxes'],
    errors: ['not-valid'],
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/incubator-alarms/{id}/seen',
    access: 'keeper',
    params: idParams,
    summary: 'Note that an alarm was seen; it lasts until a reading is inside again',
    answer: alarm,
    changes: ['readings'],
    errors: ['not-found'],
  }),
  unsee: endpoint({
    method: 'DELETE',
    path: '/api/incubator-alarms/{id}/seen',
    access: 'keeper',
    params: idParams,
    summary: 'Take back that an alarm was seen',
    answer: alarm,
    changes: ['readings'],
    errors: ['not-found'],
  }),
} as const
