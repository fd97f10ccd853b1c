import {
  nextOccurrence,
  type Occurrence,
  type ReminderPlan,
  reminderDefaults,
} from '@clutchbook/domain/calendar/reminder.rules'
import type { EventRow, EventValues } from './calendar.repository.ts'
import type { ReminderState } from './reminders.repository.ts'

type Reminded = EventRow | EventValues

/** When an event's reminder comes, whether or not it is on. */
export const planOf = (event: Reminded): ReminderPlan => ({
  startDate: event.startDate,
  days: event.reminderDays ?? reminderDefaults.days,
  time: event.reminderTime,
  repeatDays: event.reminderRepeatDays,
})

/**
 * Whether an event's reminder may come at all: it is on and not silenced, and the event is neither completed nor
 * deleted (CAL-49, CAL-Q04).
 */
const isAwake = (event: Reminded): boolean =>
  Boolean(event.hasReminder) &&
  Boolean(event.isReminderEnabled) &&
  !event.isCompleted &&
  event.removedAt === null

/** When a reminder comes next, once it has come through the given day. */
export function stateAfter(event: Reminded, timeZone: string, remindedThrough: string | null): ReminderState {
  const next = isAwake(event) ? nextOccurrence(planOf(event), timeZone, remindedThrough) : null
  return { remindedThrough, dueOn: next?.day ?? null, dueAt: next?.at.toISOString() ?? null }
}

/** The occurrence that an event waits for; throws where it waits for none. */
export function dueOf({ id, dueOn, dueAt }: EventRow): Occurrence {
  if (dueOn === null || dueAt === null) throw new Error(`Event ${id} waits for no reminder`)
  return { day: dueOn, at: new Date(dueAt) }
}
