import { addDays, type CivilDay, daysBetween } from '@clutchbook/domain/kernel/civil-day'
import { mondayOf } from '@clutchbook/domain/season/weeks.rules'
import type { Board, Pairing } from './board.queries.ts'
import { monthsAcross } from './month-lines.ts'

/** A month that the line of time names, with its place in percent. */
type NamedMonth = {
  readonly key: CivilDay
  readonly at: number
  readonly isNow: boolean
  /** The sign of today stands where its name would. */
  readonly isCovered: boolean
}

/** What of a board its line of time follows from. */
type DrawnBoard = Pick<Board, 'from' | 'to' | 'rows'>

/** Weeks across, from a Monday. */
export type TimeScale = {
  readonly from: CivilDay
  readonly weeks: number
  readonly months: readonly NamedMonth[]
  /** Where today is; null where it is not on the line. */
  readonly today: number | null
  /** Where a day begins, in percent of the line; what lies beyond an end is at that end. */
  readonly at: (day: CivilDay) => number
}

const week = 7

/** Half a year: so many weeks are shown at least, and beyond either end of the season at most. */
const halfYear = 26

/** So many months are named at most; a longer line names each second or third. */
const mostMonths = 14

/** A month that begins fewer weeks before the end of the line has no room for its name. */
const lastNamed = 3

/** So much of the line the sign of today covers before and after it, in percent: no month is named there. */
const [coveredBefore, coveredAfter] = [10, 6]

const daysOf = ({ bars, marks, windows }: Pairing): CivilDay[] => [
  ...bars.flatMap(({ from, to }) => (to === null ? [from] : [from, to])),
  ...marks.map(({ day }) => day),
  ...windows.flatMap(({ from, to }) => [from, to]),
]

/**
 * The line of time of a board: as long as things happen on it or are due, and in a season that runs up to today; of a
 * season without anything the whole season.
 */
export function scaleOf({ from, to, rows }: DrawnBoard, today: CivilDay): TimeScale {
  const [earliest, latest] = [addDays(from, -halfYear * week), addDays(to, halfYear * week)]
  const days = rows
    .flatMap(daysOf)
    .concat(today >= from && today <= to ? [today] : [])
    .filter((day) => day >= earliest && day <= latest)
  const none = rows.length === 0 || days.length === 0
  const first = none ? from : days.reduce((one, other) => (other < one ? other : one))
  const last = none ? to : days.reduce((one, other) => (other > one ? other : one))
  const start = mondayOf(addDays(first, none ? 0 : -week))
  const weeks = Math.max(halfYear, Math.ceil((daysBetween(start, last) + week) / week))
  return scaleFrom(start, weeks, today)
}

function scaleFrom(from: CivilDay, weeks: number, today: CivilDay): TimeScale {
  const end = addDays(from, weeks * week)
  const at = (day: CivilDay): number =>
    Math.min(100, Math.max(0, (daysBetween(from, day) / (weeks * week)) * 100))
  const now = today >= from && today < end ? at(today) : null
  const isCovered = (place: number): boolean =>
    now !== null && place > now - coveredBefore && place < now + coveredAfter
  return {
    ...{ from, weeks, at, today: now },
    months: monthsAcross(from, addDays(end, -lastNamed * week), mostMonths).map((key) => ({
      ...{ key, at: at(key) },
      isNow: key.slice(0, 7) === today.slice(0, 7),
      isCovered: isCovered(at(key)),
    })),
  }
}
