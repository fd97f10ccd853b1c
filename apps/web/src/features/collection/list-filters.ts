import { type Sex, sexes } from '@clutchbook/domain/collection/collection.rules'
import { searchTermOf } from '../../shared/navigation/search-term.ts'
import type { AnimalListQuery } from './collection.queries.ts'

/** What narrows My Animals. It lives in the address, so that going back and sharing a link keep it. */
export type ListFilters = {
  q?: string
  species?: string
  sex?: Sex
  /** By custom ID, as people count (COL-17); newest first without it. */
  sort?: 'customId'
}

const isSex = (value: unknown): value is Sex => sexes.some((sex) => sex === value)

/** The filters an address asks for; whatever it can't mean is left out. */
export function readFilters(search: Record<string, unknown>): ListFilters {
  const [q, species] = [searchTermOf(search.q), searchTermOf(search.species)]
  return {
    ...(q ? { q } : {}),
    ...(species ? { species } : {}),
    ...(isSex(search.sex) ? { sex: search.sex } : {}),
    ...(search.sort === 'customId' ? { sort: search.sort } : {}),
  }
}

/** The filters after one of them was set, or taken away by null. */
export function withFilter(
  filters: ListFilters,
  change: { [K in keyof ListFilters]?: ListFilters[K] | null },
): ListFilters {
  return readFilters({ ...filters, ...change })
}

/** Whether animals are left out of sight; an order alone leaves none out. */
export const isNarrowed = ({ q, species, sex }: ListFilters): boolean =>
  q !== undefined || species !== undefined || sex !== undefined

/** How many of the choices beside the search leave animals out of sight. */
export const activeCount = ({ species, sex }: ListFilters): number =>
  [species, sex].filter((choice) => choice !== undefined).length

/** What the server is asked; blanks around a search term mean nothing. */
export function listQueryOf({ q, ...others }: ListFilters): AnimalListQuery {
  const term = q?.trim()
  return term ? { ...others, q: term } : others
}
