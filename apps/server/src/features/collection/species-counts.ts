import type { SpeciesCount } from '@clutchbook/domain/collection/collection.schema'

/** The species with most animals first, then by name. */
export const mostFrequentFirst = (counts: readonly SpeciesCount[]): SpeciesCount[] =>
  counts.toSorted((a, b) => b.count - a.count || (a.species < b.species ? -1 : 1))
