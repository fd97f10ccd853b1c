import type { Next, Plan, PlanTerms } from '@clutchbook/domain/husbandry/plan'
import { leastDaysOf, mostDaysOf, pausesOf, planKeys, scopeOf } from '@clutchbook/domain/husbandry/plan.rules'
import type { ShownPlan } from '@clutchbook/domain/husbandry/plan.schema'
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
export function toShownPlan(row: PlanRow, next: Next): ShownPlan {
  const { id, keeperId: userId, animalId, placeId, version, createdAt } = row
  const plan = planOf(row)
  return {
    ...{ id, userId, animalId, placeId, version, createdAt },
    ...plan,
    of: placeId === null ? null : (plan.of ?? 'animals'),
    ...{ minDays: leastDaysOf(plan), maxDays: mostDaysOf(plan), scope: scopeOf(plan) },
    ...{ weekdays: [...plan.weekdays], times: [...plan.times], pauses: [...pausesOf(plan)] },
    next: { ...next, reasons: [...next.reasons] },
  }
}
