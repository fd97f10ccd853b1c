import { type Answer, call } from '../../shared/api/client.ts'

/** How the installation stands: what was last looked at, what was last copied. */
export type MaintenanceState = Answer<'GET /api/admin/upkeep'>

export const findMaintenance = (signal: AbortSignal): Promise<MaintenanceState> =>
  call('GET /api/admin/upkeep', { signal })
