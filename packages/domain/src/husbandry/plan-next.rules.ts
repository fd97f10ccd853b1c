import { recordTypeKey } from '../collection/animal-records.rules.ts'
import { addDays, type CivilDay } from '../kernel/civil-day.ts'
import type { TimeOfDay } from '../kernel/time-zone.ts'
import { pausesOf } from './plan.rules.ts'
import type { Next, PauseKind, Plan, PlanReason, PlanState } from './plan.ts'
import { answers, byMoment, type DoneRecord, type Turn, turnAfter, turnSince } from './plan-turn.rules.ts'

/** So many minutes after its time something is late (HUS-25). */
const lateMinutes = 60

/** A condition of an animal; `until` is its last day, null while that is open. */
export type Condition = {
  readonly kind: PauseKind
  readonly from: CivilDay
  readonly until: CivilDay | null
}

/** A medication plan of an animal, as far as it tells whether it runs. */
export type Course = Pick<Plan, 'startsOn' | 'endsOn' | 'isOn'> & { readonly id: number }

/** What `nextOf` follows from, beside the plan. Days and the clock are the keeper's own. */
export type Situation = {
  /** Records of the animal, of any kind and in any order: the last that answers the plan, and all from then on. */
  readonly records: readonly DoneRecord[]
  readonly conditions: readonly Condition[]
  /** A breeding project says that she is gravid. */
  readonly isGravid: boolean
  /** The medication plans of the animal. */
  readonly courses: readonly Course[]
  readonly isArchived: boolean
  /** Whole days of rest after a regurgitation (HUS-27), as the keeper has set them. */
  readonly restDays: number
  readonly day: CivilDay
  readonly clock: TimeOfDay
}

/** A turn as it stands now: the time that comes next of it, and whether that is late. */
type TimedTurn = Turn & { readonly time: TimeOfDay | null; readonly isLate: boolean }

const ended = (reasons: readonly PlanReason[]): Next => ({
  ...{ state: 'ended', from: null, to: null, time: null },
  reasons,
})

/**
 * When a plan is due next (HUS-23 to HUS-27). It follows from the plan and the situation alone: nothing is written ahead,
 * so a record that is added, changed or removed is all that it takes. Never throws for a plan without `planProblems`.
 * Decision 0072 says how the cases are read that the requirements leave open.
 */
export function nextOf(plan: Plan & { readonly id: number }, situation: Situation): Next {
  const over = endsOf(plan, situation)
  if (over.length > 0) return ended(over)
  const records = situation.records.filter((record) => answers(plan, record)).sort(byMoment)
  const restsUntil = restOf(plan, situation)
  const turn = timedTurn(plan, records, { ...situation, restsUntil })
  const { from, to, time } = turn
  if (plan.endsOn !== null && from > plan.endsOn) return ended(['past-end'])
  const reasons = pausesIn(plan, situation, restsUntil)
  const state = reasons.length > 0 ? 'paused' : stateOf(turn, situation.day)
  return { state, from, to, time, reasons }
}

/** What waits, and what has ended, comes after what is to be done on a day. */
const rankOf = ({ state }: Next): number => (state === 'ended' ? 2 : Number(state === 'paused'))

/** Which of the turns of one plan for several animals comes first. */
export const soonestOf = (first: Next, others: readonly Next[]): Next =>
  others.reduce((soonest, next) => (comesBefore(next, soonest) ? next : soonest), first)

function comesBefore(one: Next, other: Next): boolean {
  if (rankOf(one) !== rankOf(other)) return rankOf(one) < rankOf(other)
  const [key, otherKey] = [one, other].map(({ from, to, time }) => `${from} ${to} ${time ?? ''}`)
  return (key ?? '') < (otherKey ?? '')
}

function endsOf({ isOn, endsOn }: Plan, { isArchived, day }: Situation): PlanReason[] {
  const ends: [PlanReason, boolean][] = [
    ['off', !isOn],
    ['past-end', endsOn !== null && day > endsOn],
    ['archived', isArchived],
  ]
  return ends.flatMap(([reason, holds]) => (holds ? [reason] : []))
}

/** The first day on which an animal may be fed again after a regurgitation; null for none, and of any other plan. */
function restOf({ kind }: Plan, { records, restDays }: Situation): CivilDay | null {
  if (recordTypeKey(kind) !== 'feeding') return null
  const days = records.flatMap(({ kind: done, outcome, day, regurgitatedOn }) =>
    recordTypeKey(done) === 'feeding' && (outcome === 'regurgitated' || regurgitatedOn !== null)
      ? [regurgitatedOn ?? day]
      : [],
  )
  const last = days.sort().at(-1)
  return last === undefined ? null : addDays(last, restDays)
}

/** What pauses a plan on the day, in the order of `pauseKinds`. */
function pausesIn(
  plan: Plan & { readonly id: number },
  { conditions, isGravid, courses, day }: Situation,
  restsUntil: CivilDay | null,
): PlanReason[] {
  const holding = new Set<PauseKind>(
    conditions
      .filter(({ from, until }) => from <= day && (until === null || day <= until))
      .map(({ kind }) => kind),
  )
  if (isGravid) holding.add('gravid')
  if (courses.some((course) => course.id !== plan.id && isRunning(course, day))) holding.add('medication')
  const pauses = pausesOf(plan).filter((kind) => holding.has(kind))
  return restsUntil !== null && day < restsUntil ? [...pauses, 'regurgitation'] : pauses
}

const isRunning = ({ isOn, startsOn, endsOn }: Course, day: CivilDay): boolean =>
  isOn && startsOn <= day && (endsOn === null || day <= endsOn)

function stateOf({ from, to, isLate }: TimedTurn, day: CivilDay): PlanState {
  if (day < from) return 'upcoming'
  return day > to || isLate ? 'overdue' : 'due'
}

type Now = Pick<Situation, 'day' | 'clock'> & { readonly restsUntil: CivilDay | null }

/**
 * The turn that follows from answers in their order. A plan with times is answered as often as it has times: on a day of its
 * turn the first record answers the first time, and so on. What the day left open is gone with it; a turn that nobody
 * answered at all stays, as the day as a whole, until the next one comes.
 */
function timedTurn(plan: Plan, records: readonly DoneRecord[], now: Now): TimedTurn {
  const { day, clock } = now
  const last = records.at(-1)
  const { times } = plan
  if (times.length === 0) return { ...turnAfter(plan, last, now), time: null, isLate: false }
  const before = records.filter((record) => record.day < day).at(-1)
  const today = records.filter((record) => record.day === day)
  const turn = turnSince(plan, turnAfter(plan, before, now), day)
  const time = times[today.length]
  const isPutOff = last !== undefined && last.againOn !== null && last.againOn > day
  if (turn.from <= day && day <= turn.to && time !== undefined && !isPutOff) {
    const mayWait = day < turn.to && today.length === 0
    return { ...turn, time, isLate: !mayWait && minutesOf(clock) - minutesOf(time) > lateMinutes }
  }
  const follows = last === undefined || last.day < day ? turn : turnAfter(plan, last, now)
  return { ...follows, time: day < follows.from ? (times[0] ?? null) : null, isLate: false }
}

const minutesOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
