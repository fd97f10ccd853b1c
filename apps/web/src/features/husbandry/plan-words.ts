import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import { type CivilDay, daysBetween } from '@clutchbook/domain/kernel/civil-day'
import { shownDay } from '../../shared/day-format.ts'
import { foodWords } from '../collection/public/food-words.ts'
import { wordText } from '../collection/public/record-words.ts'
import { doseWords } from './dose-words.ts'
import type { ShownPlan } from './plan.queries.ts'
import { planTexts as texts } from './plan.texts.ts'

type KnownKind = Exclude<keyof typeof texts.kinds, 'own'>
const known = Object.keys(texts.kinds).filter((kind): kind is KnownKind => kind !== 'own')

/** One of the kinds that a form offers, or null for a word of the keeper's own. */
export const knownPlanKind = (kind: string): KnownKind | null =>
  known.find((one) => one === recordTypeKey(kind)) ?? null

type Named = Pick<ShownPlan, 'kind' | 'title' | 'food' | 'dose' | 'scope'>

/** What is to be done: 'Feeding', 'Medication', a word of the keeper's own. */
export function planKindText({ kind }: Pick<ShownPlan, 'kind'>): string {
  const one = knownPlanKind(kind)
  return one ? texts.kinds[one] : kind
}

/** What of it in particular: its title, the food, the drug with its dose; an empty text of a plain one. */
export function planAbout({ title, food, dose, scope }: Named): string {
  const given = dose && doseWords(dose)
  const fed = food && foodWords(food)
  return [title, given, fed, scope && wordText(scope)].filter(Boolean).join(', ')
}

/** A plan as it is spoken of: 'Feeding, 1 medium rat'. */
export const planName = (plan: Named): string =>
  [planKindText(plan), planAbout(plan)].filter(Boolean).join(', ')

type Rhythm = Pick<ShownPlan, 'minDays' | 'maxDays' | 'weekdays' | 'times' | 'endsOn'>

/** How often: 'Every 7 to 10 days', 'Mondays and Thursdays', 'Every day at 08:00 and 20:00, until 06/20/2026'. */
export function rhythmWords({ minDays, maxDays, weekdays, times, endsOn }: Rhythm): string {
  const { every, and, at, until, weeks } = texts.rhythm
  const named = and(weekdays.map((day) => `${texts.weekdays[day]}s`))
  const days = weekdays.length > 0 ? weeks(named, minDays) : every(minDays, maxDays)
  const timed = times.length > 0 ? at(days, and(times)) : days
  return endsOn === null ? timed : `${timed}, ${until(shownDay(endsOn))}`
}

/** When it is due and why: a few words, what else there is to say, and whether it is late. */
export type NextWords = { readonly when: string; readonly why: string; readonly isLate: boolean }

const calm = (when: string, why = ''): NextWords => ({ when, why, isLate: false })

/** How far ahead a day is. */
function ahead(day: CivilDay, today: CivilDay): string {
  const days = daysBetween(today, day)
  return days === 1 ? texts.next.tomorrow : texts.next.inDays(days)
}

type Next = ShownPlan['next']
type Dated = Next & { readonly from: CivilDay; readonly to: CivilDay }

/** Why a plan waits or has ended. */
export const reasonWords = ({ reasons }: Pick<Next, 'reasons'>): string =>
  reasons.map((reason) => texts.reasons[reason]).join(', ')

/** When a plan is due next, in words. */
export function nextWords(next: Next, today: CivilDay): NextWords {
  const { from, to, state, reasons } = next
  const why = reasonWords(next)
  if (state === 'ended') return reasons.includes('off') ? calm(texts.next.off) : calm(texts.next.ended, why)
  if (from === null || to === null) return calm('')
  const dated = { ...next, from, to }
  if (state === 'paused') return calm(texts.next.paused, `${why}, ${texts.next.wouldBe(shownDay(from))}`)
  if (state === 'overdue') return lateWords(dated, today)
  return state === 'due' ? dueWords(dated, today) : aheadWords(dated, today)
}

function lateWords({ to, time }: Dated, today: CivilDay): NextWords {
  const days = daysBetween(to, today)
  const when = days < 1 && time !== null ? texts.next.overdueAt(time) : texts.next.overdue(Math.max(days, 1))
  return { when, why: '', isLate: true }
}

function dueWords({ from, to, time }: Dated, today: CivilDay): NextWords {
  if (time !== null && from === today) return calm(texts.next.dueAt(time))
  return calm(to > today ? texts.next.dueUntil(shownDay(to)) : texts.next.due)
}

function aheadWords({ from, to, time }: Dated, today: CivilDay): NextWords {
  if (from <= today) return calm(time === null ? texts.next.due : texts.next.laterToday(time))
  const range = to > from ? texts.next.between(shownDay(from), shownDay(to)) : shownDay(from)
  const when = ahead(from, today)
  return calm(time === null ? when : texts.next.atTime(when, time), range)
}
