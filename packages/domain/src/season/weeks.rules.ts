import { addDays, type CivilDay, type DayRange, daysBetween, weekdayOf } from '../kernel/civil-day.ts'
import type { SeasonFigures } from './figures.ts'

const daysInWeek = 7

/** A week of ISO 8601, as '2026-W01', and its Monday. */
export type Week = { readonly week: string; readonly from: CivilDay }

/** The Monday of the week that a day lies in. */
export const mondayOf = (day: CivilDay): CivilDay => addDays(day, -((weekdayOf(day) + 6) % daysInWeek))

/** A week by its Monday: it is of the year in which its Thursday lies. */
function weekFrom(from: CivilDay): Week {
  const thursday = addDays(from, 3)
  const year = thursday.slice(0, 4)
  const number = Math.floor(daysBetween(`${year}-01-01`, thursday) / daysInWeek) + 1
  return { week: `${year}-W${String(number).padStart(2, '0')}`, from }
}

/** The weeks that some days lie in, whole, in order. */
export function weeksOf({ from, to }: DayRange): Week[] {
  const weeks: Week[] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, daysInWeek))
    weeks.push(weekFrom(monday))
  return weeks
}

/** Eggs of one day. */
export type EggsOfDay = { readonly day: CivilDay; readonly eggs: number }

/** Days over which a box has eggs in it; null for one that is not known yet. */
export type BoxUse = DayRange & { readonly boxId: number | null }

/** What is counted by weeks. */
export type Counted = {
  readonly laid: readonly EggsOfDay[]
  readonly expected: readonly EggsOfDay[]
  readonly hatched: readonly EggsOfDay[]
  readonly uses: readonly BoxUse[]
}

/** What a week comes to (SEA-16). */
export type CountedWeek = Week & {
  readonly eggsIn: number
  readonly eggsExpected: number
  readonly eggsOut: number
  readonly boxes: number
}

/** Counts by weeks; a box counts once a week, and one that is not known yet once for each clutch that is to lie there. */
export function countWeeks(
  weeks: readonly Week[],
  { laid, expected, hatched, uses }: Counted,
): CountedWeek[] {
  const [eggsIn, eggsExpected, eggsOut] = [byWeek(laid), byWeek(expected), byWeek(hatched)]
  return weeks.map(({ week, from }) => {
    const last = addDays(from, daysInWeek - 1)
    const used = uses.filter((use) => use.from <= last && use.to >= from).map(({ boxId }) => boxId)
    const known = used.filter((boxId) => boxId !== null)
    return {
      ...{ week, from },
      eggsIn: eggsIn.get(from) ?? 0,
      eggsExpected: Math.round(eggsExpected.get(from) ?? 0),
      eggsOut: eggsOut.get(from) ?? 0,
      boxes: new Set(known).size + used.length - known.length,
    }
  })
}

function byWeek(days: readonly EggsOfDay[]): Map<CivilDay, number> {
  const sums = new Map<CivilDay, number>()
  for (const { day, eggs } of days) {
    const monday = mondayOf(day)
    sums.set(monday, (sums.get(monday) ?? 0) + eggs)
  }
  return sums
}

/** How many eggs a female is to lay: the mean of her clutches, else what is typical of her species; null where neither is known. */
export function eggsToCome(
  sizes: readonly number[],
  { typicalClutch, clutchSize }: SeasonFigures,
): number | null {
  if (sizes.length > 0) return sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  return typicalClutch ?? (clutchSize ? (clutchSize[0] + clutchSize[1]) / 2 : null)
}
