import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'

/** How the installation stands: what was last looked at, what was last copied. */
export type MaintenanceState = Answer<'GET /api/admin/upkeep'>

/** How the installation stands; asked for anew by every look, because commands and servers change it unseen. */
export const useMaintenance = () => useQuery({ ...read('GET /api/admin/upkeep', {}), staleTime: 0 })
