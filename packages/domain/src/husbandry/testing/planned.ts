import { blankTerms } from '../plan.fields.ts'
import type { Next, Plan } from '../plan.ts'
import { nextOf, type Situation } from '../plan-next.rules.ts'
import type { DoneRecord } from '../plan-turn.rules.ts'
import { usualSettings } from '../settings.fields.ts'

/** A feeding every seven to ten days from 1 June 2026 on, a Monday, unless fields say otherwise. */
export const planned = (fields: Partial<Plan> = {}): Plan & { id: number } => ({
  ...{ id: 1, kind: 'feeding', title: null, minDays: 7, maxDays: 10 },
  ...{ startsOn: '2026-06-01', endsOn: null, retryDays: null, remind: true, isOn: true },
  ...blankTerms,
  ...fields,
})

/** A record of a feeding of 1 June 2026, without data, unless fields say otherwise. */
export const done = (fields: Partial<DoneRecord> = {}): DoneRecord => ({
  ...{ id: 1, kind: 'feeding', day: '2026-06-01', time: null, outcome: null },
  ...{ againOn: null, regurgitatedOn: null, drug: null, scope: null },
  ...fields,
})

/** Noon of a day, for an animal of which nothing else is known. */
export const on = (day: string, fields: Partial<Situation> = {}): Situation => ({
  ...{ records: [], conditions: [], isGravid: false, courses: [], isArchived: false },
  ...{ restDays: usualSettings.restDays, day, clock: '12:00' },
  ...fields,
})

/** What comes next in a few words: 'due 2026-06-08 2026-06-11', with the time and the reasons where there are any. */
const told = ({ state, from, to, time, reasons }: Next): string =>
  [state, from, to, time, ...reasons].filter((word) => word !== null).join(' ')

/** The same of a plan in a situation. */
export const nextIn = (plan: Plan & { id: number }, situation: Situation): string =>
  told(nextOf(plan, situation))
