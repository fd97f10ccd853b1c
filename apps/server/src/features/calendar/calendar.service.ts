import { upcomingWindows } from '@clutchbook/domain/calendar/calendar.rules'
import type { CalendarEvent, EventQuery, NextEvent } from '@clutchbook/domain/calendar/calendar.schema'
import type { DueDay } from '@clutchbook/domain/calendar/due-days.rules'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, todayIn } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { BreedingService } from '../breeding/breeding.service.ts'
import type { KeepInTrash } from '../collection/removal.hooks.ts'
import type { EggsService } from '../eggs/eggs.service.ts'
import type { SeasonService } from '../season/season.service.ts'
import { countOpenWithin, listEvents, listOpenWithin, listWithin } from './calendar.repository.ts'
import { createDueDays, type DueWindow, toDueDay } from './due-days.ts'
import { toEvent } from './event-answers.ts'
import { createEventRemoval } from './event-removal.ts'
import { createEventSaving } from './event-saving.ts'
import { createFeeds } from './feeds.ts'
import { createReminders } from './reminders.ts'

export { deriveEvent } from './derive.ts'
export { getTimeZone } from './reminders.repository.ts'
export type { Deliver } from './reminders.ts'

export type CalendarDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly secrets: Secrets
  readonly publicUrl: string
  readonly keepInTrash: KeepInTrash
  readonly breeding: BreedingService
  readonly eggs: EggsService
  readonly season: Pick<SeasonService, 'windows'>
  /** Told of what failed while nobody waited for an answer. */
  readonly report: (error: unknown) => void
}

/** The most days of each kind that one answer tells: those of years for a large breeder. */
const mostDue = 2000

/** A page of a list; `next` is the cursor of the following one. */
export type EventsPage = { readonly events: CalendarEvent[]; readonly next: string | null }

/** The keeper's events. */
export function createCalendarService(dependencies: CalendarDependencies) {
  const { db, clock } = dependencies
  const reminders = createReminders(dependencies)
  const listDue = createDueDays(dependencies)

  const today = (actor: Actor) => todayIn(clock, actor.timeZone)
  const upcoming = (actor: Actor) => {
    const from = today(actor)
    return { from, to: addDays(from, upcomingWindows.dashboard) }
  }

  return {
    ...createEventSaving(dependencies),
    ...createEventRemoval(dependencies),

    list: async (actor: Actor, query: EventQuery): Promise<EventsPage> => {
      const { rows, next } = await listEvents(db, actor.keeperId, query)
      return { events: rows.map(toEvent), next }
    },

    /** What starts from today to so many days from now, and what runs today (CAL-Q05); all, or of one animal. */
    listUpcoming: async (actor: Actor, days: number, animalId?: number): Promise<CalendarEvent[]> => {
      const from = today(actor)
      const window = { from, to: addDays(from, days) }
      return (await listWithin(db, actor.keeperId, window, animalId)).map(toEvent)
    },

    /** What follows from eggs and projects on some days, the soonest first. */
    listDue: async (actor: Actor, window: DueWindow): Promise<DueDay[]> =>
      (await listDue(actor, window, mostDue)).map(toDueDay),

    /** How many upcoming events of the dashboard's window are open (COL-05, CAL-Q05). */
    countUpcoming: (actor: Actor): Promise<number> => countOpenWithin(db, actor.keeperId, upcoming(actor)),

    /** The soonest of those events, so many at most. */
    listNext: async (actor: Actor, most: number): Promise<NextEvent[]> =>
      (await listOpenWithin(db, actor.keeperId, upcoming(actor), most)).map(({ isAllDay, ...event }) => ({
        ...event,
        allDay: Boolean(isAllDay),
      })),

    feeds: createFeeds({ ...dependencies, listDue }),
    followZones: reminders.followZones,
    deliverDue: reminders.deliverDue,
  }
}

export type CalendarService = ReturnType<typeof createCalendarService>
