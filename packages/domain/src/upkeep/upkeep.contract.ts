import { endpoint } from '../kernel/endpoint.ts'
import { upkeepState } from './upkeep.schema.ts'

/** Calls about an installation as a whole. */
export const upkeepContract = {
  find: endpoint({
    method: 'GET',
    path: '/api/admin/upkeep',
    access: 'admin',
    summary: 'When the database was last looked through and found sound, and when it was last backed up',
    answer: upkeepState,
    errors: ['not-signed-in', 'not-allowed'],
  }),
} as const
