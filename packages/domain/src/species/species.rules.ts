import { searchForm } from '../kernel/text-order.ts'
import { lizards } from './lizards.ts'
import { snakes } from './snakes.ts'
import type { Range, SpeciesFacts } from './species-facts.ts'
import { speciesSources } from './species-sources.ts'
import { tortoises } from './tortoises.ts'

/** Every species that the product knows, those kept most often first within their kind. */
export const knownSpecies: readonly SpeciesFacts[] = [...snakes, ...lizards, ...tortoises]

const byName = new Map(
  knownSpecies.flatMap((facts) => [
    [searchForm(facts.scientific), facts] as const,
    [searchForm(facts.common), facts] as const,
  ]),
)

/**
 * What is known of the species a keeper wrote, by its scientific or its common name; a subspecies counts as its species:
 * `findSpecies('Morelia spilota cheynei')` finds the carpet python. Null for what the product doesn't know.
 */
export function findSpecies(written: string): SpeciesFacts | null {
  const name = searchForm(written).replace(/\s+/g, ' ')
  const twoWords = name.split(' ', 2).join(' ')
  return byName.get(name) ?? byName.get(twoWords) ?? null
}

/** The name of science of the species a keeper wrote, or what they wrote where the product doesn't know it. */
export const knownName = (written: string): string => findSpecies(written)?.scientific ?? written

/** A species to choose, with its common name where the product knows one. */
export type SpeciesSuggestion = { readonly species: string; readonly common: string | null }

/** What a species field suggests: the keeper's own first, in the order given, then the built-in ones (COL-Q19). */
export function suggestSpecies(own: readonly { readonly species: string }[]): SpeciesSuggestion[] {
  const names = new Map<string, string>()
  for (const species of [...own.map((one) => one.species), ...knownSpecies.map((one) => one.scientific)]) {
    const key = searchForm(species)
    if (!names.has(key)) names.set(key, species)
  }
  return [...names.values()].map((species) => ({ species, common: findSpecies(species)?.common ?? null }))
}

/** Degrees Celsius within which days measured at one temperature are taken to hold for another. */
const sameWarmth = 1

/** How many days eggs of a species take: the range that sources tell, and the day in its middle for a first due date. */
export type IncubationDays = { readonly min: number; readonly max: number; readonly typical: number }

/**
 * Days from lay to hatch of a species, for the temperature the eggs are kept at in degrees Celsius, or for the one
 * usual where none is given. Null for species that bear live young.
 * Example: for the ball python at 31.5 it is `{ min: 55, max: 60, typical: 58 }`.
 */
export function incubationDaysOf({ incubation }: SpeciesFacts, tempC: number | null): IncubationDays | null {
  if (!incubation) return null
  const { typicalTempC, days, byTemp = [] } = incubation
  const asked = tempC ?? typicalTempC
  const [nearest] = byTemp
    .filter((row) => Math.abs(row.tempC - asked) <= sameWarmth)
    .sort((a, b) => Math.abs(a.tempC - asked) - Math.abs(b.tempC - asked))
  const [min, max]: Range = nearest?.days ?? days
  return { min, max, typical: Math.round((min + max) / 2) }
}

/** Where the figures of a species come from, in words. */
export const sourceNames = ({ sources }: SpeciesFacts): string[] =>
  sources.map((source) => speciesSources[source])
