import { useEffect, useState } from 'react'
import { type ListFilters, readFilters, withFilter } from '../../collection/public/list-filters.ts'

const filtersOf = (search: string): ListFilters => {
  const asked = readFilters(Object.fromEntries(new URLSearchParams(search)))
  const { sort: _ownersOrder, unfed: _ownersRecords, place: _ownersPlace, ...filters } = asked
  return filters
}

const names = ['q', 'species', 'sex'] as const

/** The present address under other filters; whatever else it says stays. */
function addressWith(filters: ListFilters): string {
  const { pathname, search, hash } = location
  const words = new URLSearchParams(search)
  for (const name of names) {
    const value = filters[name]
    if (value) words.set(name, value)
    else words.delete(name)
  }
  return pathname + (words.size > 0 ? `?${words}` : '') + hash
}

/** The filters of a public collection, kept in the page's address; `search` is what it says at first. */
export function usePublicFilters(search: string) {
  const [filters, setFilters] = useState(() => filtersOf(search))

  useEffect(() => {
    const follow = () => setFilters(filtersOf(location.search))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  /** `quietly` takes the place of the present address in the browser's history, as while a word is typed. */
  const narrow = (change: { [K in keyof ListFilters]?: ListFilters[K] | null }, quietly = false): void => {
    const next = withFilter(filters, change)
    setFilters(next)
    history[quietly ? 'replaceState' : 'pushState'](null, '', addressWith(next))
  }

  return { filters, narrow, clear: () => narrow({ q: null, species: null, sex: null }) }
}
