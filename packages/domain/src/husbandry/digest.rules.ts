import { recordTypeKey } from '../collection/animal-records.rules.ts'
import { addDays, type CivilDay } from '../kernel/civil-day.ts'
import { momentOf, type TimeOfDay } from '../kernel/time-zone.ts'
import type { PlanState } from './plan.ts'
import { workWords } from './work-words.ts'

/** A plan that is to be done, as far as a digest counts it. */
export type OwedWork = { readonly kind: string; readonly state: Extract<PlanState, 'due' | 'overdue'> }

/** Kinds with how many there are of each, the commonest first, and of equals the earliest. */
function countKinds(kinds: readonly string[]): { kind: string; count: number }[] {
  const byKind = [...Map.groupBy(kinds, recordTypeKey).values()]
  return byKind
    .map((same) => ({ kind: same[0] ?? '', count: same.length }))
    .sort((one, other) => other.count - one.count)
}

const wordsOf = (kinds: readonly string[]): string[] =>
  countKinds(kinds).map(({ kind, count }) => workWords(kind, count))

/** What the digest of a day says (HUS-30): '12 to feed, 2 overdue, 1 to watch, 1 feeder low'; null where there is nothing to say. */
export function digestTitle(work: readonly OwedWork[], watched: number, low: number): string | null {
  const due = work.filter(({ state }) => state === 'due').map(({ kind }) => kind)
  const overdue = work.length - due.length
  const words = [
    ...wordsOf(due),
    ...(overdue === 0 ? [] : [`${overdue} overdue`]),
    ...(watched === 0 ? [] : [`${watched} to watch`]),
    ...(low === 0 ? [] : [`${low} ${low === 1 ? 'feeder' : 'feeders'} low`]),
  ]
  return words.length === 0 ? null : words.join(', ')
}

/** What is said at a time that plans name: '09:00: 2 to medicate, 1 to feed'. */
export const timedTitle = (time: TimeOfDay, kinds: readonly string[]): string =>
  `${time}: ${wordsOf(kinds).join(', ')}`

const namesTold = 5

/** Whom it is about, each once: 'Ember, Atlas and 3 more'. */
export function namesWords(names: readonly string[]): string {
  const told = names.slice(0, namesTold)
  const more = names.length - told.length
  if (more > 0) return `${told.join(', ')} and ${more} more`
  return told.length < 2 ? told.join('') : `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`
}

/** What a digest says beside its title: whom it is about, and what is low in stock (FED-04). */
export const digestMessage = (animals: readonly string[], low: readonly string[]): string =>
  [
    ...(animals.length === 0 ? [] : [namesWords(animals)]),
    ...(low.length === 0 ? [] : [`Low in stock: ${namesWords(low)}`]),
  ].join('. ')

/** What is told once a day, and when. */
export type DigestPlan = {
  readonly isOn: boolean
  readonly at: TimeOfDay
  /** The first day whose digest was not considered yet. */
  readonly from: CivilDay
}

/** Whether the digest of a day has come, by a moment of that day. */
export const isDigestDue = (
  { isOn, at, from }: DigestPlan,
  today: CivilDay,
  timeZone: string,
  now: Date,
): boolean => isOn && from <= today && momentOf(today, at, timeZone) <= now

/** The next moment after now at which there may be something to tell: a digest, or a time that plans name. */
export function nextLook(
  { at, from }: DigestPlan,
  times: readonly TimeOfDay[],
  today: CivilDay,
  timeZone: string,
  now: Date,
): Date {
  const days = [today, addDays(today, 1)]
  const moments = [
    ...times.flatMap((time) => days.map((day) => momentOf(day, time, timeZone))),
    ...days.filter((day) => day >= from).map((day) => momentOf(day, at, timeZone)),
    momentOf(addDays(today, 2), at, timeZone),
  ]
  return new Date(Math.min(...moments.map(Number).filter((moment) => moment > Number(now))))
}
