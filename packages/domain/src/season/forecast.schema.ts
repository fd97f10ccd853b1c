import { z } from 'zod'
import { addDays, type CivilDay, daysBetween } from '../kernel/civil-day.ts'
import { plainDay, recordId } from '../kernel/fields.ts'
import { figureConfidences } from './figures.ts'
import { basisKinds, wantKinds, windowSteps } from './forecast.rules.ts'
import { windowStates } from './windows.rules.ts'

/** A window as its owner reads it (SEA-11). */
export const forecastWindow = z.object({
  step: z.enum(windowSteps),
  /** The female; null of a clutch that names none. */
  animalId: recordId.nullable(),
  animalName: z.string().nullable(),
  /** The clutch that hatches. */
  clutchId: recordId.nullable(),
  clutchCode: z.string().nullable(),
  breedingProjectId: recordId.nullable(),
  from: z.string(),
  to: z.string(),
  likely: z.string(),
  state: z.enum(windowStates),
  basedOn: z.object({ kind: z.enum(basisKinds), day: z.string() }),
  /** Whole days after that, least and most, as figures alone tell them. */
  range: z.tuple([z.number().int(), z.number().int()]).readonly(),
  /** That of the figure that is least sure; `low` is a rule of thumb. */
  confidence: z.enum(figureConfidences),
  /** How many earlier seasons of hers narrowed it; of hatching, how many own clutches. */
  ownRecords: z.number().int(),
  /** How far off such windows were, on average; null where there are too few to tell. */
  meanErrorDays: z.number().nullable(),
  sources: z.array(z.string()).readonly(),
})

/** When the eggs of a clutch hatch, beside the clutch itself (CLU-01). What state that is in is told by the day it is read. */
export const hatchForecast = forecastWindow.pick({
  ...({ from: true, to: true, likely: true, basedOn: true, range: true, confidence: true } as const),
  ...({ ownRecords: true, meanErrorDays: true, sources: true } as const),
})

/** What is due of an animal and its clutches, and what would tell her next clutch where nothing does. */
export const animalForecast = z.object({
  windows: z.array(forecastWindow),
  wants: z.array(z.enum(wantKinds)).readonly(),
})

const mostDays = 400

const isOrdered = ({ from, to }: { from?: CivilDay | undefined; to?: CivilDay | undefined }): boolean =>
  from === undefined || to === undefined || (from <= to && daysBetween(from, to) <= mostDays)

/** Of which days windows are asked for: today and as many days after it as may be asked for, unless they are named. */
export const forecastQuery = z
  .object({ from: plainDay.optional(), to: plainDay.optional() })
  .refine(isOrdered, { path: ['to'], error: `Please ask for at most ${mostDays} days, the first one first` })

export type ForecastQuery = z.output<typeof forecastQuery>

/** The days that a query names, with what it leaves out. */
export function daysAsked({ from, to }: ForecastQuery, today: CivilDay): { from: CivilDay; to: CivilDay } {
  const first = from ?? (to !== undefined && to < today ? addDays(to, -mostDays) : today)
  return { from: first, to: to ?? addDays(first, mostDays) }
}

/** How far off windows of a step were in a species. */
export const forecastError = z.object({
  species: z.string(),
  step: z.enum(windowSteps),
  n: z.number().int(),
  meanErrorDays: z.number(),
  /** The part that lay within the window, 0 to 1. */
  within: z.number(),
})

export type HatchForecast = z.output<typeof hatchForecast>
export type ForecastWindow = z.output<typeof forecastWindow>
export type AnimalForecast = z.output<typeof animalForecast>
export type SpeciesError = z.output<typeof forecastError>
