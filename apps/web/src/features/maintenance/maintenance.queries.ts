import { useQuery } from '@tanstack/react-query'
import { findMaintenance } from './maintenance.api.ts'

/** How the installation stands; asked for anew by every look, because commands and servers change it unseen. */
export const useMaintenance = () =>
  useQuery({
    queryKey: ['/api/admin/upkeep'],
    queryFn: ({ signal }) => findMaintenance(signal),
    staleTime: 0,
  })
