import { useInfiniteQuery } from '@tanstack/react-query'
import { useAllPages } from '../../../shared/api/use-all-pages.ts'
import { ownProjectsQuery } from '../own-projects.queries.ts'

/** The numbers of all own projects, newest first; undefined until the last of them is there. */
export function useProjectIds(isWanted: boolean) {
  const pages = useInfiniteQuery({ ...ownProjectsQuery, enabled: isWanted })
  useAllPages(pages)
  const ids =
    pages.hasNextPage || !pages.data
      ? undefined
      : pages.data.pages.flatMap(({ items }) => items.map(({ id }) => id))
  const { error, refetch } = pages
  return { data: ids, error, isPending: ids === undefined, refetch }
}
