import { useQuery } from '@tanstack/react-query'
import { findUpkeep } from './upkeep.api.ts'

/** How the installation stands; asked for anew by every look, because commands and servers change it unseen. */
export const useUpkeep = () =>
  useQuery({
    queryKey: ['/api/admin/upkeep'],
    queryFn: ({ signal }) => findUpkeep(signal),
    staleTime: 0,
  })
