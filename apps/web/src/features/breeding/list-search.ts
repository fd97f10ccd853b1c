import { searchTermOf } from '../../shared/navigation/search-term.ts'
import type { ProjectListQuery } from './breeding.queries.ts'

/** What narrows the list of projects. It lives in the address, so that going back and sharing a link keep it. */
export type ListSearch = { q?: string }

/** The search an address asks for. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const q = searchTermOf(search.q)
  return q ? { q } : {}
}

/** What the server is asked; blanks around a word mean nothing. */
export function projectQueryOf({ q }: ListSearch): ProjectListQuery {
  const term = q?.trim()
  return term ? { q: term } : {}
}
