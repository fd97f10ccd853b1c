import { addDays, type CivilDay, type DayRange } from '../kernel/civil-day.ts'

/** A day of any year as `MM-DD`. */
export type DayOfYear = string

/** The first day of a season unless another is chosen. */
const usualFirstDay: DayOfYear = '10-01'

const yearOf = (day: CivilDay): number => Number(day.slice(0, 4))

/** The days of the season that is named so. */
export function daysOfSeason(season: number, firstDay: DayOfYear = usualFirstDay): DayRange {
  const begun = firstDay === '01-01' ? season : season - 1
  return { from: `${begun}-${firstDay}`, to: addDays(`${begun + 1}-${firstDay}`, -1) }
}

/**
 * The season that a day lies in: a year from its first day, named by the year in which it ends. By the usual first day
 * 2026-09-30 is of season 2026, and 2026-10-01 of season 2027.
 */
export function seasonOf(day: CivilDay, firstDay: DayOfYear = usualFirstDay): number {
  const year = yearOf(day)
  return day <= daysOfSeason(year, firstDay).to ? year : year + 1
}
