import type { CivilDay } from '../kernel/civil-day.ts'
import type { TimeOfDay } from '../kernel/time-zone.ts'
import { leastDaysOf, mostDaysOf, pausesOf, scopeOf } from './plan.rules.ts'
import type { ShownPlan } from './plan.schema.ts'
import { cleaningScopes, type Next, type Plan } from './plan.ts'
import { nextOf, type Situation } from './plan-next.rules.ts'
import { answers, byMoment, type DoneRecord } from './plan-turn.rules.ts'
import { namedFoodIn, type RecordData, textOf } from './record-data.ts'

/** How a plan stands at a moment: what its next turn follows from, that turn, and the record of up to the day that answered it last. */
export type PlanSchedule = {
  readonly plan: Plan & { readonly id: number }
  readonly situation: Situation
  readonly next: Next
  readonly last: DoneRecord | null
}

export function scheduleOf(plan: PlanSchedule['plan'], situation: Situation): PlanSchedule {
  const last = situation.records
    .filter((record) => record.day <= situation.day && answers(plan, record))
    .sort(byMoment)
    .at(-1)
  return { plan, situation, next: nextOf(plan, situation), last: last ?? null }
}

/** The situation of what nobody has done anything for yet. */
export const nothingDone = ({
  day,
  clock,
  restDays,
}: Pick<Situation, 'day' | 'clock' | 'restDays'>): Situation => ({
  ...{ day, clock, restDays, records: [], conditions: [], isGravid: false, courses: [], isArchived: false },
})

type Stated = {
  readonly id: number
  readonly kind: string
  readonly day: CivilDay
  readonly time: TimeOfDay | null
  readonly data: RecordData | null
}

/** What a record tells of a plan. */
export function doneRecordOf({ id, kind, day, time, data }: Stated): DoneRecord {
  const said = data ?? {}
  const { outcome, againOn, regurgitatedOn, drug, scope } = said
  return {
    ...{ id, kind, day, time },
    ...{ outcome: textOf(outcome), againOn: textOf(againOn), regurgitatedOn: textOf(regurgitatedOn) },
    drug: textOf(drug),
    scope: cleaningScopes.find((one) => one === scope) ?? null,
    food: namedFoodIn(said),
  }
}

/** What of a plan is not stated: which it is, whose, and what it is of. */
type PlanRecord = Pick<ShownPlan, 'id' | 'userId' | 'animalId' | 'placeId' | 'version' | 'createdAt'>

/** A plan as its owner reads it. */
export const shownPlanOf = (
  { id, userId, animalId, placeId, version, createdAt }: PlanRecord,
  plan: Plan,
  next: Next,
): ShownPlan => ({
  ...{ id, userId, animalId, placeId, version, createdAt },
  ...plan,
  of: placeId === null ? null : (plan.of ?? 'animals'),
  ...{ minDays: leastDaysOf(plan), maxDays: mostDaysOf(plan), scope: scopeOf(plan) },
  ...{ weekdays: [...plan.weekdays], times: [...plan.times], pauses: [...pausesOf(plan)] },
  next: { ...next, reasons: [...next.reasons] },
})
