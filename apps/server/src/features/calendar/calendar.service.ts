import {
  eventAnimalNotFound,
  eventChangedMeanwhile,
  eventNotFound,
  eventProjectNotFound,
  nothingToRestore,
} from '@clutchbook/domain/calendar/calendar.errors'
import { upcomingWindows } from '@clutchbook/domain/calendar/calendar.rules'
import type {
  CalendarEvent,
  EventChange,
  EventQuery,
  NewEvent,
  NextEvent,
} from '@clutchbook/domain/calendar/calendar.schema'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoAfter, isoNow, todayIn } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { noteChange } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type KeepInTrash, leaveUncounted } from '../collection/removal.hooks.ts'
import {
  changeEvent,
  countOpenWithin,
  createEvent,
  type EventRow,
  type EventValues,
  findEvent,
  hideEvents,
  isOwn,
  listEvents,
  listHidden,
  listOpenWithin,
  listWithin,
  removeEvent,
  removeHidden,
} from './calendar.repository.ts'
import { toEvent } from './event-answers.ts'
import { changedEventValues, newEventValues, withReminder } from './event-values.ts'
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
  /** Told of what failed while nobody waited for an answer. */
  readonly report: (error: unknown) => void
}

/** How many of the events that come next the dashboard shows. */
const shownByDashboard = 5

/** How long all events can be brought back after they were deleted at once. */
const restorableMs = 24 * 60 * 60 * 1000

/** A page of a list; `next` is the cursor of the following one. */
export type EventsPage = { readonly events: CalendarEvent[]; readonly next: string | null }

/** The keeper's events. */
export function createCalendarService(dependencies: CalendarDependencies) {
  const { db, transact, clock, keepInTrash } = dependencies
  const reminders = createReminders(dependencies)

  const today = (actor: Actor) => todayIn(clock, actor.timeZone)
  const upcoming = (actor: Actor) => {
    const from = today(actor)
    return { from, to: addDays(from, upcomingWindows.dashboard) }
  }
  const remindedBy = (actor: Actor) => ({ timeZone: actor.timeZone, now: clock.now() })

  const getEvent = async (tx: Tx, actor: Actor, id: number): Promise<EventRow> => {
    const row = await findEvent(tx, actor.keeperId, id)
    if (!row) throw eventNotFound()
    return row
  }

  /** What an event newly refers to must be the keeper's own (CAL-46). */
  const ensureReferences = async (tx: Tx, values: EventValues, before: EventRow | null): Promise<void> => {
    const { keeperId, animalId, breedingProjectId } = values
    const isKept = async (kind: 'animal' | 'breedingProject', id: number | null, earlier: number | null) =>
      id === null || id === earlier || (await isOwn(tx, keeperId, kind, id))
    if (!(await isKept('animal', animalId, before?.animalId ?? null))) throw eventAnimalNotFound()
    if (!(await isKept('breedingProject', breedingProjectId, before?.breedingProjectId ?? null)))
      throw eventProjectNotFound()
  }

  const insert = async (tx: Tx, actor: Actor, input: NewEvent): Promise<CalendarEvent> => {
    const { keeperId } = actor
    await noteChange(tx, keeperId)
    const values = newEventValues(input, { keeperId, createdAt: isoNow(clock) })
    await ensureReferences(tx, values, null)
    return toEvent(await createEvent(tx, withReminder(values, null, remindedBy(actor))))
  }

  /** Changes an event. With a version stated, throws 'stale-version' when it has moved on. */
  const change = (
    actor: Actor,
    id: number,
    input: EventChange,
    version: number | null,
  ): Promise<CalendarEvent> =>
    transact(async (tx) => {
      await noteChange(tx, actor.keeperId)
      const before = await getEvent(tx, actor, id)
      ensureVersion(before, version)
      const values = changedEventValues(before, input)
      await ensureReferences(tx, values, before)
      return toEvent(await changeEvent(tx, id, withReminder(values, before, remindedBy(actor))))
    })

  const leave = leaveUncounted(removeEvent)

  return {
    list: async (actor: Actor, query: EventQuery): Promise<EventsPage> => {
      const { rows, next } = await listEvents(db, actor.keeperId, query)
      return { events: rows.map(toEvent), next }
    },

    /** What starts from today to so many days from now, and what runs today (CAL-Q05). */
    listUpcoming: async (actor: Actor, days: number): Promise<CalendarEvent[]> => {
      const from = today(actor)
      return (await listWithin(db, actor.keeperId, from, addDays(from, days))).map(toEvent)
    },

    /** How many upcoming events of the dashboard's window are open (COL-05, CAL-Q05). */
    countUpcoming: (actor: Actor): Promise<number> => countOpenWithin(db, actor.keeperId, upcoming(actor)),

    /** The soonest of those events, as many as the dashboard shows. */
    listNext: async (actor: Actor): Promise<NextEvent[]> =>
      (await listOpenWithin(db, actor.keeperId, upcoming(actor), shownByDashboard)).map(
        ({ isAllDay, ...event }) => ({ ...event, allDay: Boolean(isAllDay) }),
      ),

    create: (actor: Actor, input: NewEvent): Promise<CalendarEvent> => {
      const request = keyedBy(actor, input)
      return transact((tx) => answerOnce(tx, clock, request, () => insert(tx, actor, input)))
    },

    change,

    /** Deletes an event. Throws 'stale-version' like a change. */
    remove: (actor: Actor, id: number, version: number | null): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await noteChange(tx, keeperId)
        const row = await getEvent(tx, actor, id)
        ensureVersion(row, version)
        const { title: label, startDate: note } = row
        const records = [{ id, label, note }]
        await keepInTrash(tx, { kind: 'events', keeperId, records }, async () => [
          await leave(tx, keeperId, id),
        ])
      }),

    /** How an event leaves, whoever wants it to. */
    leave,

    /** Deletes all events of the keeper; for a day they can be brought back (R75). Answers how many. */
    removeAll: (actor: Actor): Promise<number> =>
      transact(async (tx) => {
        await noteChange(tx, actor.keeperId)
        return hideEvents(tx, actor.keeperId, isoNow(clock))
      }),

    /** Brings back what was last deleted at once. Throws 'not-found' where there is nothing to bring back. */
    restoreAll: (actor: Actor): Promise<number> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await noteChange(tx, keeperId)
        const hidden = await listHidden(tx, keeperId, isoAfter(clock, -restorableMs))
        if (hidden.length === 0) throw nothingToRestore()
        for (const row of hidden) {
          const values = changedEventValues({ ...row, removedAt: null }, {})
          await changeEvent(tx, row.id, withReminder(values, row, remindedBy(actor)))
        }
        return hidden.length
      }),

    feeds: createFeeds(dependencies),
    followZones: reminders.followZones,
    deliverDue: reminders.deliverDue,

    /** Deletes for good what can no longer be brought back. */
    sweep: (): Promise<void> => removeHidden(db, isoAfter(clock, -restorableMs)),
  }
}

function ensureVersion(row: EventRow, version: number | null): void {
  if (version !== null && version !== row.version) throw eventChangedMeanwhile(toEvent(row))
}

export type CalendarService = ReturnType<typeof createCalendarService>
