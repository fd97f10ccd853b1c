import { addDays, addMonths, type CivilDay, weekdayOf } from '../kernel/civil-day.ts'

/** A month as `YYYY-MM`. */
export type Month = string

export const monthOf = (day: CivilDay): Month => day.slice(0, 7)

/** The month a number of months later: `shiftMonth('2026-12', 1)` is '2027-01'. */
export const shiftMonth = (month: Month, months: number): Month => monthOf(addMonths(`${month}-01`, months))

const daysInWeek = 7

/**
 * The weeks that show a month, from Sunday to Saturday, with the days of its neighbours that fill the first and the
 * last week.
 */
export function weeksOf(month: Month): CivilDay[][] {
  const first = `${month}-01`
  const after = `${shiftMonth(month, 1)}-01`
  const weeks: CivilDay[][] = []
  for (let start = addDays(first, -weekdayOf(first)); start < after; start = addDays(start, daysInWeek))
    weeks.push(Array.from({ length: daysInWeek }, (_, index) => addDays(start, index)))
  return weeks
}

/** The first and the last day that the weeks of a month show. */
export function shownDays(month: Month): { from: CivilDay; to: CivilDay } {
  const days = weeksOf(month).flat()
  return { from: days[0] ?? `${month}-01`, to: days.at(-1) ?? `${month}-01` }
}

type Dated = { readonly startDate: CivilDay; readonly endDate: CivilDay | null }

/** Events by each day they run on, within the given bounds. The order of the events is kept. */
export function byDay<E extends Dated>(
  events: readonly E[],
  { from, to }: { from: CivilDay; to: CivilDay },
): Map<CivilDay, E[]> {
  const days = new Map<CivilDay, E[]>()
  for (const event of events) {
    const last = lastDayOf(event) < to ? lastDayOf(event) : to
    for (let day = event.startDate > from ? event.startDate : from; day <= last; day = addDays(day, 1)) {
      const those = days.get(day)
      if (those) those.push(event)
      else days.set(day, [event])
    }
  }
  return days
}

/** The last day an event runs on. */
export const lastDayOf = ({ startDate, endDate }: Dated): CivilDay => endDate ?? startDate
