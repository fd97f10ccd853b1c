import type { SpeciesCount } from './collection.schema.ts'

/** The species with most animals first, then by name. */
export const mostFrequentFirst = (counts: readonly SpeciesCount[]): SpeciesCount[] =>
  counts.toSorted((a, b) => b.count - a.count || (a.species < b.species ? -1 : 1))
