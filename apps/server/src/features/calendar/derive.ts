import type { EventRow, EventValues } from './calendar.repository.ts'
import { stateAfter } from './reminder-plan.ts'

/**
 * The columns of an event that follow from its others and from the zone that its keeper lives by: its last day, and when
 * its reminder comes next.
 */
export function deriveEvent(event: EventRow | EventValues, timeZone: string) {
  const { dueOn, dueAt } = stateAfter(event, timeZone, event.remindedThrough)
  return { lastDate: event.endDate ?? event.startDate, dueOn, dueAt }
}
