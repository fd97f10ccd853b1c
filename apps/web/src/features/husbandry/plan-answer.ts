import type { RecordBody } from '../collection/public/use-log-record.ts'
import type { ShownPlan } from './plan.queries.ts'
import { knownPlanKind } from './plan-words.ts'
import { plannedData } from './planned-data.ts'

/** A record that answers a plan without anything to be asked, and what the press is called. */
type PlanAnswer = { readonly act: 'give' | 'done'; readonly body: Omit<RecordBody, 'recordDate'> }

/**
 * What a press writes down for a plan: a dose as it is planned, a cleaning, a kind of the keeper's own. A meal, a weight
 * and whatever is measured have a form, for there is more to say.
 */
export function answerOf(plan: ShownPlan): PlanAnswer | null {
  const known = knownPlanKind(plan.kind)
  const recordType = known ?? plan.kind
  if (known === 'medication')
    return { act: 'give', body: { recordType, data: plannedData(recordType, plan, 'given') } }
  if (known === 'cleaning' || known === null)
    return { act: 'done', body: { recordType, data: plannedData(recordType, plan, 'done') } }
  return null
}
