import type { Next, Plan, PlanTerms } from '@clutchbook/domain/husbandry/plan'
import { planKeys } from '@clutchbook/domain/husbandry/plan.rules'
import type { ShownPlan } from '@clutchbook/domain/husbandry/plan.schema'
import { shownPlanOf } from '@clutchbook/domain/husbandry/plan-schedule.rules'
import type { PlanRow, PlanValues } from './plans.repository.ts'

const readTerms = (stored: string): PlanTerms => JSON.parse(stored) as PlanTerms

/** The columns of a plan that follow from the others. */
export const derivePlan = ({ kind, title, terms }: Pick<PlanRow, 'kind' | 'title' | 'terms'>) =>
  planKeys({ kind, title, dose: readTerms(terms).dose })

/** A plan as its keeper stated it. */
export const planOf = (row: PlanRow): Plan => ({
  ...readTerms(row.terms),
  ...{ kind: row.kind, title: row.title, minDays: row.minDays, maxDays: row.maxDays },
  ...{ startsOn: row.startsOn, endsOn: row.endsOn, retryDays: row.retryDays },
  remind: Boolean(row.remind),
  isOn: Boolean(row.isOn),
})

/** A plan as it is stored. */
export function valuesOf(plan: Plan): PlanValues {
  const { weekdays, times, food, dose, scope, pauses, of, ...fields } = plan
  const told = { weekdays, times, food, dose, scope, pauses, ...(of ? { of } : {}) } satisfies PlanTerms
  const terms = JSON.stringify(told)
  return { ...fields, terms, ...planKeys(plan) }
}

/** A plan as its owner reads it. */
export const toShownPlan = (row: PlanRow, next: Next): ShownPlan =>
  shownPlanOf({ ...row, userId: row.keeperId }, planOf(row), next)
