import { type DayOfYear, daysOfSeason, seasonOf } from '@clutchbook/domain/clutches/season.rules'
import { fromCelsius, type TemperatureUnit } from '@clutchbook/domain/eggs/eggs.rules'
import { type CivilDay, civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { momentOf } from '@clutchbook/domain/kernel/time-zone'
import type { Mark, Measured, Span } from './chart-shape.ts'
import type { ChartPoint, CurveRange, Incubator } from './incubators.queries.ts'

export const periods = ['day', 'week', 'month', 'season'] as const
export type Period = (typeof periods)[number]

const days: Readonly<Record<Exclude<Period, 'season'>, number>> = { day: 1, week: 7, month: 30 }

const dayMs = 24 * 60 * 60_000

/** The next look within so many ms asks for the same, so that what is cached serves. */
const roundMs = 5 * 60_000

const endOf = (now: Date): number => Math.ceil(now.getTime() / roundMs) * roundMs

/** The time that a period of so many days is now. */
export const spanOf = (period: Exclude<Period, 'season'>, now: Date): Span => ({
  from: endOf(now) - days[period] * dayMs,
  to: endOf(now),
})

/** The time since the season began, which begins on a day of the keeper's choice (SEA-01). */
export function seasonSpanOf(firstDay: DayOfYear, now: Date, timeZone: string): Span {
  const { from } = daysOfSeason(seasonOf(civilDayOf(now, timeZone), firstDay), firstDay)
  return { from: momentOf(from, '00:00', timeZone).getTime(), to: endOf(now) }
}

export const rangeOf = ({ from, to }: Span): CurveRange => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
})

/** The temperatures of a chart, in a unit; points at which none was measured are left out. */
export const warmPoints = (points: readonly ChartPoint[], unit: TemperatureUnit): Measured[] =>
  points.flatMap(({ at, temperatureMin: min, temperatureMean: mean, temperatureMax: max }) =>
    min === null || mean === null || max === null
      ? []
      : [
          {
            at: Date.parse(at),
            ...{ min: fromCelsius(min, unit), mean: fromCelsius(mean, unit), max: fromCelsius(max, unit) },
          },
        ],
  )

/** The humidities of a chart, in percent. */
export const moistPoints = (points: readonly ChartPoint[]): Measured[] =>
  points.flatMap(({ at, humidityMin: min, humidityMean: mean, humidityMax: max }) =>
    min === null || mean === null || max === null ? [] : [{ at: Date.parse(at), min, mean, max }],
  )

const markOf = (value: number | null, kind: Mark['kind']): Mark[] => (value === null ? [] : [{ value, kind }])

type Heat = 'temperature' | 'lowTemperature' | 'highTemperature'

/** What an incubator is set to and its limits, across the field of its temperatures. */
export function warmMarks(incubator: Pick<Incubator, Heat>, unit: TemperatureUnit): Mark[] {
  const inUnit = (celsius: number | null): number | null =>
    celsius === null ? null : fromCelsius(celsius, unit)
  return [
    ...markOf(inUnit(incubator.temperature), 'set'),
    ...markOf(inUnit(incubator.lowTemperature), 'limit'),
    ...markOf(inUnit(incubator.highTemperature), 'limit'),
  ]
}

type Moisture = 'humidity' | 'lowHumidity' | 'highHumidity'

export const moistMarks = (incubator: Pick<Incubator, Moisture>): Mark[] => [
  ...markOf(incubator.humidity, 'set'),
  ...markOf(incubator.lowHumidity, 'limit'),
  ...markOf(incubator.highHumidity, 'limit'),
]

/** What was measured on a day; null where it was not. */
export type DaySums = {
  readonly day: CivilDay
  readonly warm: Measured | null
  readonly moist: Measured | null
}

function sumOf(points: readonly Measured[]): Measured | null {
  const [first] = points
  if (!first) return null
  return {
    at: first.at,
    min: Math.min(...points.map(({ min }) => min)),
    mean: points.reduce((sum, { mean }) => sum + mean, 0) / points.length,
    max: Math.max(...points.map(({ max }) => max)),
  }
}

/** What was measured by day, the latest first: the curve as a table. */
export function daySums(warm: readonly Measured[], moist: readonly Measured[], timeZone: string): DaySums[] {
  const dayOf = ({ at }: Measured): CivilDay => civilDayOf(new Date(at), timeZone)
  const all = [...new Set([...warm, ...moist].map(dayOf))].sort().reverse()
  return all.map((day) => ({
    day,
    warm: sumOf(warm.filter((point) => dayOf(point) === day)),
    moist: sumOf(moist.filter((point) => dayOf(point) === day)),
  }))
}
