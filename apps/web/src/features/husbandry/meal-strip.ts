import { addDays, type CivilDay, daysBetween, weekdayOf } from '@clutchbook/domain/kernel/civil-day'

/** What became of the feeding of a day. */
export type FedDay = { readonly day: CivilDay; readonly outcome: string }

/** So many weeks back, the present one among them. */
export const stripWeeks = 52

/** The first day of the strip, a Sunday. */
const firstDay = (today: CivilDay): CivilDay => addDays(today, -weekdayOf(today) - 7 * (stripWeeks - 1))

/** The days of the last 52 weeks on which something was offered or skipped, by the column of their week and the row of their weekday. */
export function stripDays(fed: readonly FedDay[], today: CivilDay) {
  const first = firstDay(today)
  return fed
    .filter(({ day }) => day >= first && day <= today)
    .map(({ day, outcome }) => ({
      ...{ day, outcome, row: weekdayOf(day) },
      week: Math.floor(daysBetween(first, day) / 7),
    }))
}

/** The weeks in which months begin, by the number of the month. */
export function stripMonths(today: CivilDay): { week: number; month: number }[] {
  const first = firstDay(today)
  return Array.from({ length: stripWeeks }, (_, week) => ({ week, last: addDays(first, 7 * week + 6) }))
    .filter(({ last }) => Number(last.slice(8)) <= 7)
    .map(({ week, last }) => ({ week, month: Number(last.slice(5, 7)) }))
}

/** How many days had each outcome. */
export const countOutcomes = (days: readonly Pick<FedDay, 'outcome'>[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(days, ({ outcome }) => outcome)].map(([word, all]) => [word, all.length]))
