import { eventFields } from '@clutchbook/domain/calendar/calendar.fields'
import {
  type EventType,
  eventDefaults,
  spanProblem,
  timeProblem,
} from '@clutchbook/domain/calendar/calendar.rules'
import {
  nextOccurrence,
  type ReminderPlan,
  reminderDefaults,
  typedReminderDays,
} from '@clutchbook/domain/calendar/reminder.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { isTimeOfDay } from '@clutchbook/domain/kernel/time-zone'
import { shownDay } from '../../shared/day-format.ts'
import { rulesOf } from '../../shared/forms/record-form.ts'
import type { CalendarEvent, EventBody } from './calendar.queries.ts'
import { eventFormTexts as texts } from './event-form.texts.ts'

/** The fields of the form as they are typed. */
export type EventFormValues = {
  title: string
  description: string
  type: EventType
  startDate: CivilDay | null
  endDate: CivilDay | null
  allDay: boolean
  startTime: string
  endTime: string
  reptileId: number | null
  breedingProjectId: number | null
  reminder: boolean
  reminderDays: string
  reminderTime: string
  reminderRepeatDays: string
}

/** Fields in the order in which they stand. */
export const eventFieldNames = [
  'title',
  'type',
  'startDate',
  'endDate',
  'startTime',
  'endTime',
  'description',
  'reptileId',
  'breedingProjectId',
  'reminderDays',
  'reminderTime',
  'reminderRepeatDays',
] as const

const rules = rulesOf(eventFields)

/** A new event with every default (CAL-21, CAL-22); the address of the page may have said a day, a title and an animal. */
export const newEventValues = (
  startDate: CivilDay,
  title = '',
  reptileId: number | null = null,
): EventFormValues => ({
  title,
  description: '',
  type: eventDefaults.type,
  startDate,
  endDate: null,
  allDay: eventDefaults.allDay,
  startTime: eventDefaults.startTime,
  endTime: eventDefaults.endTime,
  reptileId,
  breedingProjectId: null,
  reminder: eventDefaults.reminder,
  reminderDays: String(reminderDefaults.days),
  reminderTime: reminderDefaults.time,
  reminderRepeatDays: String(reminderDefaults.repeatDays),
})

/** The form of an event that is there. */
export const eventValuesOf = (event: CalendarEvent): EventFormValues => ({
  title: event.title,
  description: event.description ?? '',
  type: event.type,
  startDate: event.startDate,
  endDate: event.endDate,
  allDay: event.allDay,
  startTime: event.startTime ?? eventDefaults.startTime,
  endTime: event.endTime ?? (event.startTime === null ? eventDefaults.endTime : ''),
  reptileId: event.reptileId,
  breedingProjectId: event.breedingProjectId,
  reminder: event.reminder,
  reminderDays: event.reminderDate ?? String(reminderDefaults.days),
  reminderTime: event.reminderTime,
  reminderRepeatDays: String(event.reminderRepeatDays),
})

const blankToNull = (text: string): string | null => (text.trim() === '' ? null : text)

/** What the form sends. With the reminder off its fields are empty and it doesn't repeat (CAL-20). */
export function eventBodyOf(values: EventFormValues): EventBody {
  const { reminderDays, reminderTime, reminderRepeatDays, startDate, startTime, endTime, ...fields } = values
  const reminder = values.reminder
    ? {
        reminderDate: String(typedReminderDays(reminderDays)),
        reminderTime,
        reminderRepeatDays: Number(reminderRepeatDays),
      }
    : { reminderDate: '', reminderTime: '', reminderRepeatDays: 0 }
  const hours = values.allDay ? {} : { startTime, endTime: blankToNull(endTime) }
  return { ...fields, ...hours, ...reminder, startDate: startDate ?? '' }
}

/** What is wrong with the form, by field, in the words the server refuses with. */
export function eventFormProblems(values: EventFormValues): Partial<Record<string, string>> {
  const problems: Record<string, string | null> = {
    title: rules.title(values.title),
    startDate: rules.startDate(values.startDate),
    description: rules.description(values.description),
    ...spanProblems(values),
    reminderTime: values.reminder ? timeProblem(values.reminderTime) : null,
  }
  const found = Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : []))
  return Object.fromEntries(found)
}

function spanProblems(values: EventFormValues): Record<string, string | null> {
  const { startDate, endDate, allDay } = values
  const [startTime, endTime] = allDay ? [null, null] : [values.startTime, blankToNull(values.endTime)]
  const problems: Record<string, string | null> = {
    startTime: startTime === null ? null : timeProblem(startTime),
    endTime: endTime === null ? null : timeProblem(endTime),
  }
  if (startDate === null || problems.startTime || problems.endTime) return problems
  const span = spanProblem({ startDate, endDate, startTime, endTime })
  return span ? { ...problems, [span.field]: span.message } : problems
}

type Here = { readonly timeZone: string; readonly deviceZone: string; readonly now: Date }

/** When the reminder of the form comes first, in words; null while that can't be said. */
export function reminderPreview(values: EventFormValues, { timeZone, deviceZone, now }: Here): string | null {
  const { startDate, reminder, reminderTime } = values
  if (!reminder || startDate === null || !isTimeOfDay(reminderTime)) return null
  const plan: ReminderPlan = {
    startDate,
    days: typedReminderDays(values.reminderDays),
    time: reminderTime,
    repeatDays: Number(values.reminderRepeatDays),
  }
  const first = nextOccurrence(plan, timeZone, null)
  if (first === null) return null
  if (first.at.getTime() <= now.getTime()) return texts.comesNow
  return texts.comes(shownDay(first.day), reminderTime, timeZone === deviceZone ? null : timeZone)
}
