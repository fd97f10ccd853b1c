import { eventFields } from '@clutchbook/domain/calendar/calendar.fields'
import { eventDefaults, spanProblem } from '@clutchbook/domain/calendar/calendar.rules'
import type { EventChange, NewEvent } from '@clutchbook/domain/calendar/calendar.schema'
import {
  doneThroughAfterChange,
  type ReminderPlan,
  reminderDefaults,
} from '@clutchbook/domain/calendar/reminder.rules'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import { blankRowOf } from '@clutchbook/domain/kernel/record-fields'
import type { EventRow, EventValues } from './calendar.repository.ts'
import { deriveEvent } from './derive.ts'
import { planOf } from './reminder-plan.ts'

type Start = Pick<EventValues, 'keeperId' | 'createdAt'>

/** An event before anything was chosen for it. */
const blank = (start: Start): EventValues => ({
  ...start,
  ...blankRowOf(eventFields),
  version: 0,
  title: '',
  startDate: '',
  lastDate: '',
  remindedThrough: null,
  dueOn: null,
  dueAt: null,
  removedAt: null,
})

/** A new event is never completed, whatever is sent (CAL-30). */
export const newEventValues = (input: NewEvent, start: Start): EventValues =>
  changedEventValues(blank(start), { ...input, completed: false })

/** The event with the given fields in place of its own. Throws where it would end before it starts (CAL-45). */
export function changedEventValues(before: EventRow | EventValues, input: EventChange): EventValues {
  const values: EventValues = {
    ...withoutId(before),
    version: before.version + 1,
    title: input.title ?? before.title,
    description: either(input.description, before.description),
    type: input.type ?? before.type,
    startDate: input.startDate ?? before.startDate,
    endDate: either(input.endDate, before.endDate),
    // One thing by two names; the first is the one that is kept (CAL-Q08).
    animalId: either(either(input.reptileId, input.animalId), before.animalId),
    breedingProjectId: either(input.breedingProjectId, before.breedingProjectId),
    color: either(input.color, before.color),
    isCompleted: input.completed ?? Boolean(before.isCompleted),
    ...timesAfter(before, input),
    ...reminderAfter(before, input),
  }
  const problem = spanProblem(values)
  if (problem) throw refuseField(problem.field, problem.message)
  return values
}

/** What was sent, null included, or else what was there. */
function either<T, U>(sent: T | undefined, otherwise: U): T | U {
  return sent === undefined ? otherwise : sent
}

function withoutId(row: EventRow | EventValues): EventValues {
  const { id: _id, ...values } = row as EventRow
  return {
    ...values,
    isAllDay: Boolean(values.isAllDay),
    isCompleted: Boolean(values.isCompleted),
    hasReminder: Boolean(values.hasReminder),
    isReminderEnabled: Boolean(values.isReminderEnabled),
  }
}

/** An event that isn't all day begins with the hours of the form unless others are given (CAL-21). */
function timesAfter(before: EventRow | EventValues, { allDay, startTime, endTime }: EventChange) {
  const isAllDay = allDay ?? Boolean(before.isAllDay)
  if (isAllDay) return { isAllDay, startTime: null, endTime: null }
  const start = either(startTime, before.startTime)
  if (start !== null) return { isAllDay, startTime: start, endTime: either(endTime, before.endTime) }
  const end = endTime ?? before.endTime ?? eventDefaults.endTime
  return { isAllDay, startTime: eventDefaults.startTime, endTime: end }
}

/** Days and time that were chosen once stay while the reminder is off; one that is on has both (CAL-20, CAL-33). */
function reminderAfter(before: EventRow | EventValues, input: EventChange) {
  const hasReminder = input.reminder ?? Boolean(before.hasReminder)
  const days = either(input.reminderDate, before.reminderDays)
  return {
    hasReminder,
    isReminderEnabled: input.reminderEnabled ?? Boolean(before.isReminderEnabled),
    reminderDays: hasReminder ? (days ?? reminderDefaults.days) : days,
    reminderTime: either(input.reminderTime, before.reminderTime) ?? reminderDefaults.time,
    reminderRepeatDays: input.reminderRepeatDays ?? before.reminderRepeatDays,
  }
}

const isSamePlan = (one: ReminderPlan, other: ReminderPlan): boolean =>
  one.startDate === other.startDate &&
  one.days === other.days &&
  one.time === other.time &&
  one.repeatDays === other.repeatDays

/** The event with its next reminder, after a save; `before` is what it was, or null where it is new. */
export function withReminder(
  event: EventValues,
  before: EventRow | null,
  { timeZone, now }: { timeZone: string; now: Date },
): EventValues {
  const plan = planOf(event)
  const through =
    before === null || isSamePlan(planOf(before), plan)
      ? event.remindedThrough
      : doneThroughAfterChange(plan, timeZone, event.remindedThrough, now)
  const values = { ...event, remindedThrough: through }
  return { ...values, ...deriveEvent(values, timeZone) }
}
