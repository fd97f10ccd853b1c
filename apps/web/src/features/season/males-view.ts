import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { shownDayOfYear } from '../../shared/day-format.ts'
import type { SeasonMales } from './board.queries.ts'
import { malesTexts as texts } from './males.texts.ts'
import { seasonTexts } from './season.texts.ts'

export type SeasonMale = SeasonMales[number]
export type MaleVisit = SeasonMale['visits'][number]

/** Where a male comes among the others: who may go next first, then who rests, then who is with a female or will be. */
const placeOf = ({ daysSince, isResting }: SeasonMale): number => (daysSince === null ? 2 : isResting ? 1 : 0)

/** Males by who may go to a female next: those that rested longest first. */
export const malesInOrder = (males: SeasonMales): SeasonMale[] =>
  [...males].sort(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      (other.daysSince ?? 0) - (one.daysSince ?? 0) ||
      one.maleName.localeCompare(other.maleName, 'en'),
  )

/** How a male stands, in words: with whom he is, or how long he has rested. */
export function maleStatus(
  { daysSince, isResting, visits }: SeasonMale,
  restDays: number | null,
  today: CivilDay,
): string | null {
  if (daysSince !== null) {
    if (!isResting) return seasonTexts.resting(daysSince)
    return restDays === null ? texts.restsUnset(daysSince) : texts.resting(daysSince, restDays)
  }
  const isWith = ({ from, until }: MaleVisit): boolean => from <= today && (until === null || until > today)
  const names = [...new Set(visits.filter(isWith).map(({ femaleName }) => femaleName))]
  const last = names.at(-1)
  if (last !== undefined) {
    const before = names.slice(0, -1).join(', ')
    return texts.with(before === '' ? last : texts.and(before, last))
  }
  const next = visits.find(({ from }) => from > today)
  return next ? texts.planned(next.femaleName, shownDayOfYear(next.from)) : null
}

/** How long he rested before a visit, in words; null of the first, and where he was with another. */
export function restWords({ restDays: days, isShort }: MaleVisit, least: number | null): string | null {
  if (days === null) return null
  if (!isShort) return seasonTexts.line.rest(days)
  return least === null ? texts.shortUnset(days) : texts.short(days, least)
}
