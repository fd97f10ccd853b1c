import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { projectListQuery } from '../breeding.queries.ts'
import { projectQueryOf, readListSearch } from '../list-search.ts'

/** The list of projects under the search of the address, as far as it was loaded. */
export type ShownProjects = ReturnType<typeof useProjectList>

export function useProjectList() {
  const { q = '' } = readListSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const pages = useInfiniteQuery({
    ...projectListQuery(projectQueryOf({ q })),
    placeholderData: keepPreviousData,
  })
  const projects = pages.data?.pages.flatMap(({ items }) => items) ?? []

  /** While a word is typed, each step takes the place of the one before in the browser's history. */
  const ask = (term: string): void =>
    void navigate({ to: '/breeding', search: term ? { q: term } : {}, replace: true, resetScroll: false })

  const isEmpty = pages.isSuccess && projects.length === 0 && q.trim() === ''
  return { q, ask, pages, projects, isEmpty }
}
