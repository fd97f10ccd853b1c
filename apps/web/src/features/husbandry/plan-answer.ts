import type { RecordBody } from '../collection/public/use-log-record.ts'
import type { ShownPlan } from './plan.queries.ts'
import { knownPlanKind } from './plan-words.ts'

/** A record that answers a plan without anything to be asked, and what the press is called. */
type PlanAnswer = { readonly act: 'give' | 'done'; readonly body: Omit<RecordBody, 'recordDate'> }

/**
 * What a press writes down for a plan: a dose as it is planned, a cleaning, a kind of the keeper's own. A meal, a weight
 * and whatever is measured have a form, for there is more to say.
 */
export function answerOf({ kind, dose, scope }: ShownPlan): PlanAnswer | null {
  const known = knownPlanKind(kind)
  if (dose) {
    const said = Object.fromEntries(Object.entries(dose).filter(([, value]) => value !== null))
    return { act: 'give', body: { recordType: 'medication', data: { ...said, outcome: 'given' } } }
  }
  if (known === 'cleaning')
    return {
      act: 'done',
      body: { recordType: 'cleaning', data: { ...(scope && { scope }), outcome: 'done' } },
    }
  return known === null ? { act: 'done', body: { recordType: kind, data: { outcome: 'done' } } } : null
}
