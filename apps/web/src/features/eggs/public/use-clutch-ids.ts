import { useInfiniteQuery } from '@tanstack/react-query'
import { useAllPages } from '../../../shared/api/use-all-pages.ts'
import { openClutchesQuery } from '../clutch-lists.queries.ts'

/** The numbers of all clutches of which something incubates; undefined until the last of them is there. */
export function useClutchIds(isWanted: boolean) {
  const pages = useInfiniteQuery({ ...openClutchesQuery, enabled: isWanted })
  useAllPages(pages)
  const ids =
    pages.hasNextPage || !pages.data
      ? undefined
      : pages.data.pages.flatMap(({ items }) => items.map(({ id }) => id))
  const { error, refetch } = pages
  return { data: ids, error, isPending: ids === undefined, refetch }
}
