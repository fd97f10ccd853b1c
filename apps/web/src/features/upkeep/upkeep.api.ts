import { type Answer, call } from '../../shared/api/client.ts'

/** How the installation stands: what was last looked at, what was last copied. */
export type UpkeepState = Answer<'GET /api/admin/upkeep'>

export const findUpkeep = (signal: AbortSignal): Promise<UpkeepState> =>
  call('GET /api/admin/upkeep', { signal })
