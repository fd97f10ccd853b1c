import type { SpeciesFacts } from '../species/species-facts.ts'
import { speciesSeasons } from '../species/species-seasons.ts'

/** So far beyond the outer rows the rate between them is carried on; in °C. */
const carriedOn = 0.5

/** Within which days measured at one temperature hold for another, where there is no second; in °C. */
const sameWarmth = 1

const middleOf = ([min, max]: readonly [number, number]): number => (min + max) / 2

type Point = { readonly celsius: number; readonly rate: number }

/** The rate on the straight line through two points. */
const rateBetween = (one: Point, other: Point, celsius: number): number =>
  one.rate + ((other.rate - one.rate) * (celsius - one.celsius)) / (other.celsius - one.celsius)

/** What part of its development an egg does in a day at a temperature. */
export type DailyRate = (celsius: number) => number

/**
 * How eggs of a species develop: the rate is straight in temperature between the middles of the days that are known,
 * and is carried on for half a degree; further out, and where eggs may rest, it is that of the range. Null where nothing is
 * known.
 */
export function dailyRateOf({ scientific, incubation }: SpeciesFacts): DailyRate | null {
  if (!incubation) return null
  const usual = 1 / middleOf(incubation.days)
  const rows = speciesSeasons[scientific]?.hasDiapause ? [] : (incubation.byTemp ?? [])
  const points = rows
    .map(({ tempC, days }) => ({ celsius: tempC, rate: 1 / middleOf(days) }))
    .sort((one, other) => one.celsius - other.celsius)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return () => usual
  if (first === last)
    return (celsius) => (Math.abs(celsius - first.celsius) <= sameWarmth ? first.rate : usual)
  return (celsius) => {
    if (celsius < first.celsius - carriedOn || celsius > last.celsius + carriedOn) return usual
    const found = points.findIndex((point) => point.celsius >= celsius)
    const upper = found < 0 ? points.length - 1 : Math.max(1, found)
    const [one, other] = [points[upper - 1], points[upper]]
    return one && other ? rateBetween(one, other, celsius) : usual
  }
}

/** The same where only the days are known that all eggs of a keeper are said to take. */
export const dailyRateOfDays = (days: number): DailyRate => {
  const rate = 1 / Math.max(1, days)
  return () => rate
}
