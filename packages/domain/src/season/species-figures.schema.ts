import { z } from 'zod'
import { clutchKinds } from '../clutches/clutches.rules.ts'
import { storedJson } from '../genetics/stored-json.ts'
import { plainText } from '../kernel/fields.ts'
import { type FigureName, figureConfidences, type SeasonFigures } from './figures.ts'
import { figureMessages, figureProblems } from './own-figures.rules.ts'

const rangeOf = (message: string) => z.tuple([z.number(message), z.number(message)], message).readonly()

const days = rangeOf(figureMessages.days)
const grams = z.number(figureMessages.grams)
const months = z.number(figureMessages.months)

const daysAtWarmth = z.object({
  tempC: z.number(figureMessages.warmth),
  daysMin: z.number(figureMessages.days),
  daysMax: z.number(figureMessages.days),
})

const figures: { readonly [Name in FigureName]: z.ZodType<NonNullable<SeasonFigures[Name]>> } = {
  kind: z.enum(clutchKinds, figureMessages.kind),
  ovulationToShed: days,
  shedToLay: days,
  matingToLay: days,
  shedToBirth: days,
  ovulationToBirth: days,
  matingToBirth: days,
  layToNextLay: days,
  layToHatch: days,
  tempC: rangeOf(figureMessages.warmth),
  daysByTemp: z.array(daysAtWarmth, figureMessages.rows),
  hasDiapause: z.boolean(figureMessages.hasDiapause),
  clutchSize: rangeOf(figureMessages.clutchSize),
  typicalClutch: z.number(figureMessages.clutchSize),
  clutchesPerYear: rangeOf(figureMessages.clutchesPerYear),
  leastFemaleGrams: grams,
  leastMaleGrams: grams,
  leastFemaleMonths: months,
  leastMaleMonths: months,
}

const seasonFigures = z.object(figures).partial()

/** Figures of a keeper's own in the place of those that were; what is left out is what is known again. */
export const ownFigures = seasonFigures.transform(
  (said): SeasonFigures =>
    Object.fromEntries(Object.entries(said).filter(([, figure]) => figure !== undefined)),
)

export const speciesParams = z.object({ species: plainText(200).trim().min(1, 'Please name a species') })

const confidence = z.enum(figureConfidences)

const range = z.tuple([z.number(), z.number()]).readonly()

const sexDetermination = z.object({
  by: z.enum(['genes', 'warmth']),
  system: z.enum(['XX/XY', 'ZZ/ZW']).optional(),
  reversalAboveC: z.number().optional(),
  pattern: z.enum(['Ia', 'II']).optional(),
  femaleBiasedC: range.optional(),
  mixedC: range.optional(),
  maleBiasedC: range.optional(),
  secondFemaleC: range.optional(),
  pivotalC: z.number().optional(),
  sexFixedByDay: z.number().optional(),
  confidence: z.enum(['high', 'medium', 'low']).optional(),
})

/** What is known of a species, what the keeper says of it, and what counts (SEA-07). */
export const speciesFigures = z.object({
  species: z.string(),
  /** Null for a species that is not known. */
  known: seasonFigures.nullable(),
  own: seasonFigures,
  used: seasonFigures,
  /** How sure each figure that counts is: `low` is a rule of thumb, `own` the keeper's. */
  confidence: z.partialRecord(z.enum(Object.keys(figures) as FigureName[]), confidence),
  sources: z.array(z.string()).readonly(),
  sexDetermination: sexDetermination.nullable(),
})

/** The figures of an archive, which anyone can write: they are judged anew. */
export const archivedFigures = storedJson(
  plainText(10_000),
  ownFigures.refine((own) => Object.keys(figureProblems(own, own.kind)).length === 0),
  'These are no figures of a species',
)
