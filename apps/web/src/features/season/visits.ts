import { type CivilDay, daysBetween } from '@clutchbook/domain/kernel/civil-day'
import { shownDayOfYear } from '../../shared/day-format.ts'
import type { Fact } from './season.queries.ts'
import { seasonTexts as texts } from './season.texts.ts'

/** A male with a female, as his page tells it. */
export type ShownVisit = {
  readonly key: number
  readonly femaleId: number
  readonly femaleName: string
  readonly from: CivilDay
  /** The day he was out; null while he is with her. */
  readonly until: CivilDay | null
  readonly locks: number
  /** Days since he was out of the visit before; null of his first. */
  readonly restDays: number | null
}

const lies = (day: CivilDay, { day: from, until }: Pick<Fact, 'day' | 'until'>): boolean =>
  from <= day && (until === null || day <= until)

/** The visits of a male with the locks in each, the latest first; a lock of no visit is one of a day. `facts` are those that name him, by days. */
export function visitsOf(facts: readonly Fact[]): ShownVisit[] {
  const introductions = facts.filter(({ kind }) => kind === 'introduced')
  const locks = facts.filter(({ kind }) => kind === 'lock')
  const of = (lock: Fact): Fact | undefined =>
    introductions.findLast((visit) => visit.animalId === lock.animalId && lies(lock.day, visit))
  const loose = locks.filter((lock) => of(lock) === undefined).map((lock) => ({ ...lock, until: lock.day }))
  const begun = [...introductions, ...loose].sort(
    (one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)) || one.id - other.id,
  )
  return begun
    .map((visit, at) => ({
      ...{ key: visit.id, femaleId: visit.animalId, femaleName: visit.femaleName },
      ...{ from: visit.day, until: visit.until },
      locks: visit.kind === 'lock' ? 1 : locks.filter((lock) => of(lock) === visit).length,
      restDays: restBefore(begun.slice(0, at), visit.day),
    }))
    .reverse()
}

/** Days between the end of all that was before and a day; null where nothing was, or something lasted still. */
function restBefore(before: readonly Pick<Fact, 'until'>[], day: CivilDay): number | null {
  if (before.length === 0) return null
  const ends = before.map(({ until }) => until)
  if (ends.some((until) => until === null)) return null
  const last = ends.reduce((one, other) => ((other ?? '') > (one ?? '') ? other : one))
  return last !== null && last < day ? daysBetween(last, day) : null
}

/** With whom a male is, or for how long he has rested; null of one that was with nobody. */
export function maleStateWords(visits: readonly ShownVisit[], today: CivilDay): string | null {
  const on = visits.filter(({ from, until }) => from <= today && (until === null || until > today))
  if (on.length > 0)
    return on.map(({ femaleName, from }) => texts.state.with(femaleName, shownDayOfYear(from))).join(' · ')
  const ends = visits.flatMap(({ until }) => (until !== null && until <= today ? [until] : [])).sort()
  const last = ends.at(-1)
  return last === undefined ? null : texts.resting(daysBetween(last, today))
}
