import { searchTermOf } from '../../shared/navigation/search-term.ts'

/** What the directory is searched for, as its address says it. */
export function readDirectorySearch(search: Record<string, unknown>): { q?: string } {
  const q = searchTermOf(search.q)
  return q ? { q } : {}
}
