import { recordIdOf } from '../../shared/navigation/record-id.ts'
import { type ListFilters, readFilters } from './list-filters.ts'

/** What the address of a list says: what narrows it, and which animal is open beside it. */
export type ListSearch = ListFilters & { open?: number }

/** The animal that an address opens beside the list. */
export const openOf = ({ open }: Record<string, unknown>): number | undefined =>
  (typeof open === 'number' || typeof open === 'string' ? recordIdOf(String(open)) : null) ?? undefined

/** What an address of a list asks for; whatever it can't mean is left out. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const open = openOf(search)
  return { ...readFilters(search), ...(open !== undefined && { open }) }
}

/** What the list itself depends on: not on what is open beside it. */
export const listDepsOf = ({ search: { open: _open, ...filters } }: { search: ListSearch }): ListFilters =>
  filters
