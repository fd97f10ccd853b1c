import { addDays, type CivilDay, type DayRange, isCivilDay } from '../kernel/civil-day.ts'

/** A day of any year as `MM-DD`. */
export type DayOfYear = string

/** The first day of a season unless another is chosen. */
export const usualFirstDay: DayOfYear = '10-01'

/** The years that a season can be named by. */
export const seasonYears = {
  first: 1901,
  last: 2199,
  message: 'Please name a year from 1901 to 2199',
} as const

/** Whether a text names a day that every year has, so that a season can begin with it: '02-29' does not. */
export const isDayOfYear = (text: string): text is DayOfYear => isCivilDay(`2001-${text}`)

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

/** A project as far as it tells a season: the one it names, else that of its first day. */
export type SeasonProject = { readonly season: number | null; readonly startDate: CivilDay }

/** The season of a project (SEA-01): the one it names, else the one that it started in. */
export const seasonOfProject = ({ season, startDate }: SeasonProject, firstDay?: DayOfYear): number =>
  season ?? seasonOf(startDate, firstDay)

/** The season of a clutch (SEA-01): that of its project, else the one that it was laid in. */
export const seasonOfClutch = (
  { layDate, project }: { readonly layDate: CivilDay; readonly project: SeasonProject | null },
  firstDay?: DayOfYear,
): number => (project ? seasonOfProject(project, firstDay) : seasonOf(layDate, firstDay))
