import type { ClutchKind } from '../clutches/clutches.rules.ts'
import type { SexDetermination } from '../species/sex-determination.ts'
import type { Confidence, Range } from '../species/species-facts.ts'

/** Days that eggs take at one temperature, in °C. */
export type DaysAtWarmth = { readonly tempC: number; readonly daysMin: number; readonly daysMax: number }

/** Steps of a season whose length is known as a range of whole days, least and most. */
export const stepNames = [
  'ovulationToShed',
  'shedToLay',
  'matingToLay',
  'shedToBirth',
  'ovulationToBirth',
  'matingToBirth',
  'layToNextLay',
] as const
export type StepName = (typeof stepNames)[number]

/**
 * The figures that forecasts of a species rest on (SEA-07); what is left out is not known. Temperatures are °C, masses
 * grams, ranges least and most.
 */
export type SeasonFigures = { readonly [Step in StepName]?: Range } & {
  readonly kind?: ClutchKind
  /** Days from laying to hatching at any warmth that eggs are kept at. */
  readonly layToHatch?: Range
  /** The warmth that eggs are kept at. */
  readonly tempC?: Range
  readonly daysByTemp?: readonly DaysAtWarmth[]
  /** Eggs rest in a cool time of their own, so warmth tells no day. */
  readonly hasDiapause?: boolean
  readonly clutchSize?: Range
  readonly typicalClutch?: number
  readonly clutchesPerYear?: Range
  readonly leastFemaleGrams?: number
  readonly leastMaleGrams?: number
  /** Of no species known here; a keeper's own. */
  readonly leastFemaleMonths?: number
  readonly leastMaleMonths?: number
}

export type FigureName = keyof SeasonFigures

/** How sure a figure is; `own` is the keeper's. `low` is a rule of thumb. */
export const figureConfidences = ['high', 'medium', 'low', 'own'] as const satisfies readonly (
  | Confidence
  | 'own'
)[]
export type FigureConfidence = (typeof figureConfidences)[number]

/** The figures of a species: what is known, what the keeper's own are, and what counts of both (SEA-07). */
export type SpeciesFigures = {
  readonly species: string
  readonly known: SeasonFigures | null
  readonly own: SeasonFigures
  /** The keeper's own before what is known. */
  readonly used: SeasonFigures
  /** How sure each figure that counts is. */
  readonly confidence: { readonly [Name in FigureName]?: FigureConfidence }
  /** Where the known figures come from, in words. */
  readonly sources: readonly string[]
  readonly sexDetermination: SexDetermination | null
}
