import { useInfiniteQuery } from '@tanstack/react-query'
import { useAllPages } from '../../../shared/api/use-all-pages.ts'
import { ownProjectsQuery } from '../../breeding/public/own-projects-query.ts'

/** All own projects, newest first, as far as they are there. */
export function useProjects() {
  const pages = useInfiniteQuery(ownProjectsQuery)
  useAllPages(pages)
  return { projects: pages.data?.pages.flatMap(({ items }) => items) ?? [], isPending: pages.isPending }
}
