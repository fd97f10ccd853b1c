import { longestMorph, mostEggs } from '@clutchbook/domain/genetics/genetics-limits.rules'

/** A pair as its address says it (GEN-35). */
export type CalculatorSearch = {
  species?: string
  sire?: string
  dam?: string
  eggs?: number
  target?: string
}

/** What an address asks for; what it can't mean is left out. */
export function readCalculatorSearch(search: Record<string, unknown>): CalculatorSearch {
  const [species, sire, dam, target] = [search.species, search.sire, search.dam, search.target].map(textOf)
  const eggs = Number(search.eggs)
  return {
    ...(species && { species }),
    ...(sire && { sire }),
    ...(dam && { dam }),
    ...(Number.isInteger(eggs) && eggs >= 1 && eggs <= mostEggs && { eggs }),
    ...(target && { target }),
  }
}

/** The router reads `sire=210` as a number. */
const textOf = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' ? text.slice(0, longestMorph) : ''
}
