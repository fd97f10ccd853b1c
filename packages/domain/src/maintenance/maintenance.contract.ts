import { endpoint } from '../kernel/endpoint.ts'
import { maintenanceState } from './maintenance.schema.ts'

/** Calls about an installation as a whole. */
export const maintenanceContract = {
  find: endpoint({
    method: 'GET',
    path: '/api/admin/upkeep',
    access: 'admin',
    summary: 'When the database was last looked through and found sound, and when it was last backed up',
    answer: maintenanceState,
    shows: ['installation'],
    errors: ['not-signed-in', 'not-allowed'],
  }),
} as const
