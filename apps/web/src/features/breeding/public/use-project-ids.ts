import { useInfiniteQuery } from '@tanstack/react-query'
import { useAllIds } from '../../../shared/api/use-all-ids.ts'
import { ownProjectsQuery } from '../own-projects.queries.ts'

/** The numbers of all own projects, newest first; undefined until the last of them is there. */
export const useProjectIds = (isWanted: boolean) =>
  useAllIds(useInfiniteQuery({ ...ownProjectsQuery, enabled: isWanted }))
