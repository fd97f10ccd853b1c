import type { DailyRate } from '../incubation/development.rules.ts'
import { type Warmth as HourlyWarmth, hoursOf } from '../incubation/thermal.rules.ts'
import type { Range } from '../species/species-facts.ts'
import type { DaysAtWarmth, FigureConfidence, SpeciesFigures } from './figures.ts'
import {
  type Moments,
  momentsOf,
  narrowedByMoments,
  type Spread,
  spreadOf,
  withOneMore,
} from './windows.rules.ts'

/**
 * How many days eggs take, by the warmth that they had (SEA-10): each hour adds the part of development that it is worth
 * at its temperature, until the whole is reached (rate summation: M. Girondot and Y. Kaska, "A model to predict the thermal
 * reaction norm for the embryo growth rate from field data", Journal of Thermal Biology 45, 2014, 96–102). The rate is
 * 1 / days, straight in temperature between the rows of the species.
 */

/** The figures of a species from which the days of its eggs follow; `layToHatch` counts wherever rows say nothing. */
type HatchFigures = {
  readonly layToHatch: Range
  readonly tempC: Range | undefined
  readonly rows: readonly DaysAtWarmth[]
  readonly rangeConfidence: FigureConfidence
  readonly rowsConfidence: FigureConfidence
}

/** The warmth of a clutch. Temperatures in °C; null where none is known. */
export type Warmth = {
  /** What was measured since laying: so many hours at a temperature. */
  readonly measured: readonly { readonly tempC: number; readonly hours: number }[]
  /** The mean of the last 48 hours that were measured. */
  readonly latestC: number | null
  readonly aimedC: number | null
}

/** Degrees around a single row within which its days count, and degrees beyond the usual warmth to which rows carry on. */
const around = 1
const beyond = 0.5

/** What of the figures of a species tells the days of its eggs; null where nothing does. */
function hatchFigures({ used, confidence }: SpeciesFigures): HatchFigures | null {
  const { layToHatch, daysByTemp = [], tempC, hasDiapause } = used
  const rows = hasDiapause ? [] : [...daysByTemp].sort((one, other) => one.tempC - other.tempC)
  const whole = layToHatch ?? spanOf(daysByTemp)
  if (!whole) return null
  return {
    ...{ layToHatch: whole, tempC, rows },
    rangeConfidence: (layToHatch ? confidence.layToHatch : confidence.daysByTemp) ?? 'low',
    rowsConfidence: confidence.daysByTemp ?? 'low',
  }
}

/** The days of all rows together, for a species of which the keeper wrote down rows alone. */
const spanOf = (rows: readonly DaysAtWarmth[]): Range | undefined =>
  rows.length === 0
    ? undefined
    : [Math.min(...rows.map(({ daysMin }) => daysMin)), Math.max(...rows.map(({ daysMax }) => daysMax))]

const ofRow = ({ daysMin, daysMax }: DaysAtWarmth, confidence: FigureConfidence): Spread =>
  spreadOf([daysMin, daysMax], confidence)

/** The days of eggs that are always as warm as this; by the range of the species where its rows don't tell. */
function spreadAt(figures: HatchFigures, tempC: number | null): Spread {
  const range = spreadOf(figures.layToHatch, figures.rangeConfidence)
  if (tempC === null) return range
  const [first, second] = figures.rows
  if (!first) return range
  if (!second) return Math.abs(first.tempC - tempC) <= around ? ofRow(first, figures.rowsConfidence) : range
  return alongRows(figures, tempC) ?? range
}

/** By the two rows that a temperature lies between, or the outer two where it lies beyond them; null where it lies too far. */
function alongRows({ rows, tempC: usual, rowsConfidence }: HatchFigures, tempC: number): Spread | null {
  const warmest = rows.length - 1
  const [coldC, warmC] = [rows[0]?.tempC ?? tempC, rows[warmest]?.tempC ?? tempC]
  // A row outside the usual warmth tells of its own temperature all the same.
  const least = Math.min(coldC, (usual?.[0] ?? coldC) - beyond)
  const most = Math.max(warmC, (usual?.[1] ?? warmC) + beyond)
  if (tempC < least || tempC > most) return null
  const at = rows.findIndex((row) => row.tempC > tempC)
  const upper = at === -1 ? warmest : Math.max(1, at)
  const [low, high] = [rows[upper - 1], rows[upper]]
  if (!low || !high) return null
  const [from, to] = [ofRow(low, rowsConfidence), ofRow(high, rowsConfidence)]
  const share = (tempC - low.tempC) / (high.tempC - low.tempC)
  const rate = (1 - share) / from.middle + share / to.middle
  const half = (1 - share) * from.half + share * to.half
  return isLikeRows(rows, 1 / rate) ? { middle: 1 / rate, half: Math.max(0, half) } : null
}

/** How many times longer than the slowest row, or shorter than the fastest, eggs may take where rows carry on. */
const mostBeyond = 2

/** Whether days can be those of eggs with these rows; a line through two rows that lie close may lead anywhere. */
function isLikeRows(rows: readonly DaysAtWarmth[], days: number): boolean {
  const middles = rows.map(({ daysMin, daysMax }) => (daysMin + daysMax) / 2)
  return days > 0 && days <= mostBeyond * Math.max(...middles) && days >= Math.min(...middles) / mostBeyond
}

const hoursInDay = 24

/**
 * The days that eggs of a species take from laying to hatching, by the hours that were measured and, for the rest, by the
 * mean of the last 48 hours, else by what is aimed at, else by the range of the species. Where hours of several temperatures
 * count, what is uncertain of each counts by the part of development that it is worth. Null where nothing is known.
 */
export function hatchSpread(species: SpeciesFigures, { measured, latestC, aimedC }: Warmth): Spread | null {
  const figures = hatchFigures(species)
  if (!figures) return null
  const rest = spreadAt(figures, latestC ?? aimedC)
  let [days, developed, half] = [0, 0, 0]
  for (const { tempC, hours } of measured) {
    const at = spreadAt(figures, tempC)
    const part = hours / hoursInDay / at.middle
    days += hours / hoursInDay
    developed += part
    half += part * at.half
  }
  // Once all of it is reached, the eggs took the part of those days that was needed.
  if (developed >= 1) return { middle: days / developed, half: half / developed }
  return { middle: days + (1 - developed) * rest.middle, half: half + (1 - developed) * rest.half }
}

/** How many measured hours tell how warm it goes on. */
const latestHours = 48

/** The warmth of eggs by which their days are told, from their hours. */
export function hatchWarmth(warmth: HourlyWarmth): Warmth {
  const hours = new Map<number, number>()
  const means: number[] = []
  for (const { celsius, isMeasured } of hoursOf(warmth)) {
    if (!isMeasured || celsius === null) continue
    means.push(celsius)
    hours.set(celsius, (hours.get(celsius) ?? 0) + 1)
  }
  const latest = means.slice(-latestHours)
  return {
    measured: [...hours].map(([tempC, count]) => ({ tempC, hours: count })),
    latestC: latest.length === 0 ? null : latest.reduce((sum, mean) => sum + mean, 0) / latest.length,
    aimedC: warmth.aimed,
  }
}

/** What part of its development an egg of a species does in a day at a temperature; null where nothing is known of it. */
export function dailyRateOf(species: SpeciesFigures): DailyRate | null {
  const figures = hatchFigures(species)
  return figures && ((celsius) => 1 / spreadAt(figures, celsius).middle)
}

/** The part of development that measured hours are worth, 1 for all of it; null where nothing is known of the species. */
export function developedBy(species: SpeciesFigures, measured: Warmth['measured']): number | null {
  const figures = hatchFigures(species)
  if (!figures) return null
  return measured.reduce(
    (sum, { tempC, hours }) => sum + hours / hoursInDay / spreadAt(figures, tempC).middle,
    0,
  )
}

/** A clutch of the keeper’s that hatched: the days it took, and the days its warmth foretold by figures alone. */
export type HatchedClutch = { readonly observedDays: number; readonly foretoldDays: number }

/** What hatched clutches of a species come to: how much longer they took than was foretold, as a part. */
export const hatchedMoments = (hatched: readonly HatchedClutch[]): Moments => momentsOf(hatched.map(partOf))

/** The same with one clutch more. */
export const withHatched = (moments: Moments, one: HatchedClutch): Moments =>
  withOneMore(moments, partOf(one))

const partOf = ({ observedDays, foretoldDays }: HatchedClutch): number => observedDays / foretoldDays

/**
 * A spread of days to hatching as the keeper’s own hatched clutches of the species narrow it (SEA-08): each counts as so
 * many days as it would have taken at this warmth.
 */
export const narrowedByHatched = (spread: Spread, { n, mean, squares }: Moments): Spread =>
  narrowedByMoments(spread, { n, mean: mean * spread.middle, squares: squares * spread.middle ** 2 })
