import type { Situation } from '@clutchbook/domain/husbandry/plan-next.rules'
import { type PlanSchedule, scheduleOf } from '@clutchbook/domain/husbandry/plan-schedule.rules'
import type { DoneRecord } from '@clutchbook/domain/husbandry/plan-turn.rules'
import type { HeldPlan } from './held-plans.ts'
import { planOf } from './stored-plan.ts'

/** How a plan stood, with what that followed from beside records and the day. */
type Kept = PlanSchedule & {
  readonly version: number
  readonly terms: string
  readonly isArchived: boolean
  readonly isGravid: boolean
  readonly beside: string
}

/** The records of an animal that its plans follow from, with how these stood by them on the day: both are kept until records change. */
export type Answering = { readonly records: readonly DoneRecord[]; readonly kept: Map<number, Kept> }

/**
 * How a plan stands for an animal: as it did, where all is as it was. `beside` tells what else the situation follows from; the
 * clock matters to plans with times alone.
 */
export function scheduleFor(
  { row, isArchived, isGravid }: HeldPlan,
  {
    kept,
    beside,
    clock,
  }: { readonly kept: Answering['kept']; readonly beside: string; readonly clock: string },
  read: () => Situation,
): PlanSchedule {
  const { version, terms } = row
  const known = kept.get(row.id)
  const isAsItWas =
    known !== undefined &&
    known.version === version &&
    known.terms === terms &&
    known.isArchived === isArchived &&
    known.isGravid === isGravid &&
    known.beside === beside &&
    (known.plan.times.length === 0 || known.situation.clock === clock)
  if (isAsItWas) return known
  const now = {
    ...scheduleOf({ ...planOf(row), id: row.id }, read()),
    version,
    terms,
    isArchived,
    isGravid,
    beside,
  }
  kept.set(row.id, now)
  return now
}
