import { roundTo } from '../kernel/amount.ts'
import type { CivilDay } from '../kernel/civil-day.ts'
import type { DailyRate } from './development.rules.ts'

/** What was measured around eggs in an hour, in °C; counted from 1970. Hours without a reading are not there. */
export type MeasuredHour = {
  readonly hour: number
  readonly mean: number
  readonly min: number
  readonly max: number
}

/** Hours in which eggs were kept: from the first up to and without the last. */
export type KeptHours = { readonly from: number; readonly to: number }

/** What was measured in an hour; undefined where nothing was. */
export type MeasuredHours = Pick<ReadonlyMap<number, MeasuredHour>, 'get'>

/** The warmth of eggs, of which their history, the likelihood of sex and the days to hatching are told. */
export type Warmth = {
  readonly kept: KeptHours
  readonly measured: MeasuredHours
  /** What is aimed at, for the hours that nothing measured; null where that is unknown too. */
  readonly aimed: number | null
}

/** An hour of eggs: its mean, and whether it was measured. */
export type WarmHour = {
  readonly hour: number
  readonly celsius: number | null
  readonly isMeasured: boolean
}

/** Every hour of eggs in turn. */
export function* hoursOf({ kept, measured, aimed }: Warmth): Generator<WarmHour> {
  for (let hour = kept.from; hour < kept.to; hour += 1) {
    const found = measured.get(hour)
    yield { hour, celsius: found ? found.mean : aimed, isMeasured: found !== undefined }
  }
}

/** A day of eggs (CLU-27). Least and most are of what was measured; the mean is of that and, beside it, of what is aimed at. */
export type ThermalDay = {
  readonly day: CivilDay
  readonly mean: number | null
  readonly min: number | null
  readonly max: number | null
  readonly hoursMeasured: number
}

/** The warmth of eggs by day, and what part of their development they have behind them. */
export type ThermalHistory = {
  readonly days: readonly ThermalDay[]
  readonly hours: number
  readonly hoursMeasured: number
  /** From 0 to 1; null where no temperature or no days are known. */
  readonly developed: number | null
}

const hoursInDay = 24

type Sum = { n: number; sum: number; min: number | null; max: number | null; hoursMeasured: number }

const emptySum = (): Sum => ({ n: 0, sum: 0, min: null, max: null, hoursMeasured: 0 })

function addHour(sum: Sum, { celsius }: WarmHour, measured: MeasuredHour | undefined): void {
  if (celsius !== null) {
    sum.n += 1
    sum.sum += celsius
  }
  if (!measured) return
  sum.hoursMeasured += 1
  sum.min = sum.min === null ? measured.min : Math.min(sum.min, measured.min)
  sum.max = sum.max === null ? measured.max : Math.max(sum.max, measured.max)
}

/** The thermal history of eggs (CLU-27). `dayOf` is the day of an hour where the keeper is. */
export function thermalHistory(
  warmth: Warmth,
  rate: DailyRate | null,
  dayOf: (hour: number) => CivilDay,
): ThermalHistory {
  const days = new Map<CivilDay, Sum>()
  let [hours, developed, unknown] = [0, 0, 0]
  for (const hour of hoursOf(warmth)) {
    hours += 1
    const day = dayOf(hour.hour)
    const sum = days.get(day) ?? emptySum()
    days.set(day, sum)
    addHour(sum, hour, warmth.measured.get(hour.hour))
    if (hour.celsius === null || rate === null) unknown += 1
    else developed += rate(hour.celsius) / hoursInDay
  }
  return {
    days: [...days].map(([day, { n, sum, ...rest }]) => ({
      ...{ day, mean: n === 0 ? null : roundTo(sum / n, 3) },
      ...rest,
    })),
    hours,
    hoursMeasured: [...days.values()].reduce((total, { hoursMeasured }) => total + hoursMeasured, 0),
    developed: unknown > 0 || rate === null ? null : roundTo(Math.min(1, developed), 3),
  }
}
