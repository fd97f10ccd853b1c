import { addDays, type CivilDay, daysBetween } from '@clutchbook/domain/kernel/civil-day'
import type { Clutch } from '../eggs/public/female-clutches-query.ts'
import { monthsAcross } from './month-lines.ts'
import type { Fact } from './season.queries.ts'

/** A stretch of the strip, in percent of its width. */
type Bar = {
  readonly key: string
  readonly of: 'together' | 'gravid' | 'cooling'
  readonly from: number
  readonly width: number
}

/** A point on it. */
type Mark = { readonly key: string; readonly of: Fact['kind'] | 'clutch'; readonly at: number }

type Strip = {
  readonly months: readonly { readonly key: CivilDay; readonly at: number }[]
  readonly bars: readonly Bar[]
  readonly marks: readonly Mark[]
  /** Where today is; null of a season that is long over. */
  readonly today: number | null
}

/** Days that are shown around what happened, and at least in all. */
const around = 7
const leastDays = 120

/** Months whose names stand side by side. */
const mostMonths = 8

/** What has a last day, or goes on. */
const lasting: { readonly [Kind in Fact['kind']]?: Bar['of'] } = {
  introduced: 'together',
  cooling: 'cooling',
}

/** Facts and clutches of one season on a line from its first day to today, for the eye alone; null where there is nothing to draw. */
export function stripOf(facts: readonly Fact[], clutches: readonly Clutch[], today: CivilDay): Strip | null {
  const days = [...facts.map(({ day }) => day), ...clutches.map(({ layDate }) => layDate)].sort()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return null
  const from = addDays(first, -around)
  const isNow = daysBetween(last, today) <= leastDays
  const lastShown = addDays(isNow && last < today ? today : last, around)
  const whole = Math.max(leastDays, daysBetween(from, lastShown))
  const at = (day: CivilDay): number => Math.min(100, Math.max(0, (daysBetween(from, day) / whole) * 100))
  const bar = (key: string, of: Bar['of'], begin: CivilDay, end: CivilDay): Bar => ({
    ...{ key, of, from: at(begin) },
    width: at(end) - at(begin),
  })
  const latestClutch = clutches
    .map(({ layDate }) => layDate)
    .sort()
    .at(-1)
  const gravidFrom = facts.find(({ kind }) => kind === 'ovulation')?.day
  const gravidTo =
    latestClutch !== undefined && gravidFrom !== undefined && latestClutch > gravidFrom ? latestClutch : today
  return {
    months: monthsAcross(from, addDays(from, whole - around), mostMonths).map((key) => ({
      key,
      at: at(key),
    })),
    bars: [
      ...facts.flatMap(({ id, kind, day, until }) => {
        const of = lasting[kind]
        return of === undefined || day > today ? [] : [bar(`${id}`, of, day, until ?? today)]
      }),
      ...(gravidFrom === undefined ? [] : [bar('gravid', 'gravid', gravidFrom, gravidTo)]),
    ],
    marks: [
      ...facts.flatMap(({ id, kind, day }) =>
        kind === 'cooling' ? [] : [{ key: `${id}`, of: kind, at: at(day) }],
      ),
      ...clutches.map(({ id, layDate }) => ({ key: `clutch ${id}`, of: 'clutch' as const, at: at(layDate) })),
    ],
    today: isNow ? at(today) : null,
  }
}
