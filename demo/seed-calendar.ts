import type { NewEvent } from '@clutchbook/domain/calendar/calendar.schema'
import { addDays, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { App } from '../apps/server/src/app.ts'
import type { Actor } from '../apps/server/src/platform/actor.ts'
import { type DemoEvent, demoEvents } from './season-events.ts'

type SeedContext = { readonly app: App; readonly actor: Actor; readonly today: CivilDay }

/** Adds the demo keeper's events; reminders whose moment has passed ring the bell at once. */
export async function seedCalendar({ app, actor, today }: SeedContext): Promise<void> {
  const { calendar, notifications } = app.services
  for (const event of demoEvents) {
    const { id } = await calendar.create(actor, inputOf(event, today))
    if (event.done) await calendar.change(actor, id, { completed: true }, null)
  }
  await notifications.deliverReminders()
}

function inputOf(
  { title, type, description, hours, reminder, ...event }: DemoEvent,
  today: CivilDay,
): NewEvent {
  const [startTime = null, endTime = null] = hours ?? []
  const [days = null, time, again = 0] = reminder ?? []
  return {
    title,
    type,
    description: description ?? null,
    startDate: addDays(today, event.in),
    endDate: event.until === undefined ? null : addDays(today, event.until),
    allDay: hours === undefined,
    startTime,
    endTime,
    reminder: reminder !== undefined,
    reminderDate: days,
    ...(time ? { reminderTime: time } : {}),
    reminderRepeatDays: again,
  }
}
