import type { Next, Plan } from '@clutchbook/domain/husbandry/plan'
import { nextOf, type Situation } from '@clutchbook/domain/husbandry/plan-next.rules'
import { answers, byMoment, type DoneRecord } from '@clutchbook/domain/husbandry/plan-turn.rules'
import type { HeldPlan } from './held-plans.ts'
import type { PlanRow } from './plans.repository.ts'
import { planOf } from './stored-plan.ts'

/** How a plan stands at a moment: what its next turn follows from, that turn, and the record of up to the day that answered it last. */
export type Standing = {
  readonly plan: Plan & { readonly id: number }
  readonly situation: Situation
  readonly next: Next
  readonly last: DoneRecord | null
}

export function standingOf(row: PlanRow, situation: Situation): Standing {
  const plan = { ...planOf(row), id: row.id }
  const last = situation.records
    .filter((record) => record.day <= situation.day && answers(plan, record))
    .sort(byMoment)
    .at(-1)
  return { plan, situation, next: nextOf(plan, situation), last: last ?? null }
}

/** How a plan stood, with what that followed from beside records and the day. */
type Kept = Standing & {
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
export function standingFor(
  { row, isArchived, isGravid }: HeldPlan,
  {
    kept,
    beside,
    clock,
  }: { readonly kept: Answering['kept']; readonly beside: string; readonly clock: string },
  read: () => Situation,
): Standing {
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
  const now = { ...standingOf(row, read()), version, terms, isArchived, isGravid, beside }
  kept.set(row.id, now)
  return now
}
