import { roundTo } from '../kernel/amount.ts'
import { hourSeconds, type ReadingSums } from './reading-hours.rules.ts'

/** Hours of a span, whose sums are kept beside those of its hours, so that a year is read as fast as a month. */
export const spanHours = 6

const spanSeconds = spanHours * hourSeconds

/** From a moment up to and without another, in seconds since 1970. */
export type Range = { readonly from: number; readonly to: number }

/** What buckets are made of: readings themselves, sums of hours, sums of spans. */
export type Grain = 'reading' | 'hour' | 'span'

export const grainSeconds: Readonly<Record<Grain, number>> = {
  reading: 1,
  hour: hourSeconds,
  span: spanSeconds,
}

/** How a chart is cut: each bucket is as many seconds as the others, counted from 1970. */
export type Cut = { readonly grain: Grain; readonly seconds: number }

const grainFor = (seconds: number, finest: Grain): Grain => {
  if (seconds >= spanSeconds) return 'span'
  return seconds >= hourSeconds || finest === 'hour' ? 'hour' : 'reading'
}

const bucketsOf = ({ from, to }: Range, seconds: number): number =>
  to <= from ? 0 : Math.floor((to - 1) / seconds) - Math.floor(from / seconds) + 1

/** The narrowest buckets of which a range needs no more than so many (CLU-25); with a grain that is at least as coarse as said. */
export function cutOf(range: Range, points: number, finest: Grain = 'reading'): Cut {
  const least = Math.max(1, Math.ceil((range.to - range.from) / points))
  const grain = grainFor(least, finest)
  const unit = grainSeconds[grain]
  let seconds = Math.max(unit, Math.ceil(least / unit) * unit)
  while (bucketsOf(range, seconds) > points) seconds += unit
  return { grain, seconds }
}

/** A range in parts that are read by sums where whole ones fit, and by readings at its edges. */
export type Part = { readonly grain: Grain; readonly range: Range }

/** The parts of a range, in its order, none of them empty. */
export function partsOf(range: Range, grain: Grain): Part[] {
  const finer: Grain | null = grain === 'span' ? 'hour' : grain === 'hour' ? 'reading' : null
  if (range.to <= range.from) return []
  if (finer === null) return [{ grain, range }]
  const unit = grainSeconds[grain]
  const first = Math.ceil(range.from / unit) * unit
  const last = Math.floor(range.to / unit) * unit
  if (last <= first) return partsOf(range, finer)
  return [
    ...partsOf({ from: range.from, to: first }, finer),
    { grain, range: { from: first, to: last } },
    ...partsOf({ from: last, to: range.to }, finer),
  ]
}

/** A bucket of a chart: its first reading, how many it holds, and what was least, mean and most. */
export type Bucket = {
  readonly at: string
  readonly n: number
  readonly temperatureMin: number | null
  readonly temperatureMean: number | null
  readonly temperatureMax: number | null
  readonly humidityMin: number | null
  readonly humidityMean: number | null
  readonly humidityMax: number | null
}

const meanOf = ({ n, sum }: ReadingSums['temperature']): number | null =>
  n === 0 ? null : roundTo(sum / n, 3)

/** Sums as a chart shows them. Extremes are as they were measured, means to thousandths. */
export const toBucket = ({ n, firstAt, temperature, humidity }: ReadingSums): Bucket => ({
  at: new Date(firstAt * 1000).toISOString(),
  n,
  temperatureMin: temperature.min,
  temperatureMean: meanOf(temperature),
  temperatureMax: temperature.max,
  humidityMin: humidity.min,
  humidityMean: meanOf(humidity),
  humidityMax: humidity.max,
})
