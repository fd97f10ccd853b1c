import { useInfiniteQuery } from '@tanstack/react-query'
import { useAllIds } from '../../../shared/api/use-all-ids.ts'
import { openClutchesQuery } from '../clutch-lists.queries.ts'

/** The numbers of all clutches of which something incubates; undefined until the last of them is there. */
export const useClutchIds = (isWanted: boolean) =>
  useAllIds(useInfiniteQuery({ ...openClutchesQuery, enabled: isWanted }))
