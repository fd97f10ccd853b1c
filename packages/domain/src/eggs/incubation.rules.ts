import { findSpecies, incubationDaysOf, sourceNames } from '../species/species.rules.ts'
import { defaultIncubationDays } from './eggs.rules.ts'

/** Days in the incubator to offer, and what they rest on: the range and the sources, or null where nothing is known. */
export type SuggestedIncubation = {
  readonly days: number
  readonly known: {
    readonly species: string
    readonly min: number
    readonly max: number
    readonly sources: readonly string[]
  } | null
}

/**
 * How many days eggs of a species, as the keeper wrote it, are likely to take at a temperature in °C, or at the usual
 * one. Offered, never forced; 60 where the species is not known or bears live young (EGG-03).
 */
export function suggestedIncubation(species: string | null, tempC: number | null): SuggestedIncubation {
  const facts = species === null ? null : findSpecies(species)
  const days = facts && incubationDaysOf(facts, tempC)
  if (!facts || !days) return { days: defaultIncubationDays, known: null }
  const { min, max, typical } = days
  return { days: typical, known: { species: facts.common, min, max, sources: sourceNames(facts) } }
}
