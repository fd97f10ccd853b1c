import { useNavigate, useSearch } from '@tanstack/react-router'
import { openOf } from '../beside.ts'
import { type ListFilters, readFilters, withFilter } from '../list-filters.ts'

/** The filters of the list, kept in its address. */
export function useListFilters() {
  const search = useSearch({ strict: false })
  const filters = readFilters(search)
  const open = openOf(search)
  const navigate = useNavigate()

  /** `quietly` takes the place of the present address in the browser's history, as while a word is typed. */
  const narrow = (change: { [K in keyof ListFilters]?: ListFilters[K] | null }, quietly = false): void => {
    const narrowed = { ...withFilter(filters, change), ...(open !== undefined && { open }) }
    void navigate({ to: '.', search: narrowed, replace: quietly, resetScroll: false })
  }

  return {
    filters,
    narrow,
    clear: () => narrow({ q: null, species: null, sex: null, place: null, unfed: null }),
  }
}
