import { longestMorph, mostEggs } from '@clutchbook/domain/genetics/genetics-limits.rules'

/** A pair as its address says it (GEN-35). */
export type CalculatorSearch = {
  species?: string
  /** An own animal as father, by its number; never in a link that is passed on. */
  sireId?: number
  sire?: string
  damId?: number
  dam?: string
  eggs?: number
  target?: string
}

/** How many eggs are counted with until another number is chosen. */
export const usualEggs = 6

/** What an address asks for; what it can't mean is left out. */
export function readCalculatorSearch(search: Record<string, unknown>): CalculatorSearch {
  const [species, sire, dam, target] = [search.species, search.sire, search.dam, search.target].map(textOf)
  const [sireId, damId] = [search.sireId, search.damId].map(Number)
  const eggs = Number(search.eggs)
  return {
    ...(species && { species }),
    ...(isId(sireId) ? { sireId } : sire && { sire }),
    ...(isId(damId) ? { damId } : dam && { dam }),
    ...(Number.isInteger(eggs) && eggs >= 1 && eggs <= mostEggs && { eggs }),
    ...(target && { target }),
  }
}

/** The router reads `sire=210` as a number. */
const textOf = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' ? text.slice(0, longestMorph) : ''
}

const isId = (id: number | undefined): id is number => Number.isSafeInteger(id) && Number(id) > 0

/** The same pair in words alone, for whoever has not these animals (GEN-35). */
export function linkOf(
  origin: string,
  { eggs, target }: CalculatorSearch,
  pair: { readonly species: string; readonly sire: string; readonly dam: string },
): string {
  const said = { ...pair, ...(eggs && { eggs: String(eggs) }), ...(target && { target }) }
  return `${origin}/genetics?${new URLSearchParams(said)}`
}
