import { type AnimalSort, animalSorts, type Sex, sexes } from '@clutchbook/domain/collection/collection.rules'
import { addDays, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { recordIdOf } from '../../shared/navigation/record-id.ts'
import { searchTermOf } from '../../shared/navigation/search-term.ts'
import type { AnimalListQuery } from './collection.queries.ts'

/** After how many days without a meal animals can be looked for (COL-147). */
export const unfedChoices = [7, 10, 14, 21, 30] as const
export type UnfedDays = (typeof unfedChoices)[number]

/** The orders to choose from; newest first without one of them. */
const chosenSorts = animalSorts.filter((sort) => sort !== 'newest')
export type ChosenSort = Exclude<AnimalSort, 'newest'>

/** What narrows My Animals. It lives in the address, so that going back and sharing a link keep it. */
export type ListFilters = {
  q?: string
  species?: string
  sex?: Sex
  /** A place by its number: it and what stands in it (PLC-08). */
  place?: number
  /** At least so many days without a meal. */
  unfed?: UnfedDays
  sort?: ChosenSort
}

const isSex = (value: unknown): value is Sex => sexes.some((sex) => sex === value)
const isSort = (value: unknown): value is ChosenSort => chosenSorts.some((sort) => sort === value)

/** The number of days that an address or a choice names, if it is one of the choices. */
export const unfedOf = (value: unknown): UnfedDays | undefined =>
  unfedChoices.find((days) => days === value || String(days) === value)

/** The place that an address or a choice names; null where that can't be one. */
export const placeOf = (value: unknown): number | undefined =>
  (typeof value === 'number' || typeof value === 'string' ? recordIdOf(String(value)) : null) ?? undefined

/** The filters an address asks for; whatever it can't mean is left out. */
export function readFilters(search: Record<string, unknown>): ListFilters {
  const [q, species] = [searchTermOf(search.q), searchTermOf(search.species)]
  const [unfed, place] = [unfedOf(search.unfed), placeOf(search.place)]
  return {
    ...(q ? { q } : {}),
    ...(species ? { species } : {}),
    ...(isSex(search.sex) ? { sex: search.sex } : {}),
    ...(place ? { place } : {}),
    ...(unfed ? { unfed } : {}),
    ...(isSort(search.sort) ? { sort: search.sort } : {}),
  }
}

/** The filters after one of them was set, or taken away by null. */
export function withFilter(
  filters: ListFilters,
  change: { [K in keyof ListFilters]?: ListFilters[K] | null },
): ListFilters {
  return readFilters({ ...filters, ...change })
}

/**
 * Looks for animals that went so many days without a meal, or for all of them again. Those that went longest come first,
 * unless another order was chosen.
 */
export function unfedChange({ sort }: ListFilters, days: UnfedDays | null) {
  if (days !== null) return { unfed: days, sort: sort ?? ('unfed' as const) }
  return sort === 'unfed' ? { unfed: null, sort: null } : { unfed: null }
}

/** Whether animals are left out of sight; an order alone leaves none out. */
export const isNarrowed = ({ q, species, sex, place, unfed }: ListFilters): boolean =>
  [q, species, sex, place, unfed].some((filter) => filter !== undefined)

/** How many of the choices behind the filters' button leave animals out of sight. */
export const activeCount = ({ species, sex, place }: ListFilters): number =>
  [species, sex, place].filter((choice) => choice !== undefined).length

/**
 * What the server is asked; blanks around a search term mean nothing. Days without a meal are counted from `today`, the
 * keeper's: where that is not known, none are asked for.
 */
export function listQueryOf({ q, unfed, place, ...others }: ListFilters, today?: CivilDay): AnimalListQuery {
  const term = q?.trim()
  return {
    ...others,
    ...(term ? { q: term } : {}),
    ...(place ? { placeId: place } : {}),
    ...(unfed && today ? { fedBefore: addDays(today, 1 - unfed) } : {}),
  }
}
