import { z } from 'zod'
import { isCivilDay } from '../kernel/civil-day.ts'
import { sentShape, shownShape } from '../kernel/field-schemas.ts'
import { digits, moment, recordId } from '../kernel/fields.ts'
import { pageQuery } from '../kernel/paging.ts'
import { eventFields, reminderFields } from './calendar.fields.ts'
import { eventMessages, eventTypes, longestWindow } from './calendar.rules.ts'
import { dueKinds } from './due-days.rules.ts'
import { mostReminderDays, repeatOptions } from './reminder.rules.ts'

const sent = sentShape(eventFields)
const { title, startDate } = sent

/** Days before the event. Text or number; empty counts as none, and what is no number as 0 (CAL-17, CAL-20). */
const reminderDays = z
  .union([z.number(), z.string().max(20), z.null()])
  .transform((value) => (value === null || value === '' ? null : Number(value)))
  .transform((value) => (value !== null && Number.isNaN(value) ? 0 : value))
  .pipe(
    z
      .number()
      .int(eventMessages.reminderDays)
      .min(0, eventMessages.reminderDays)
      .max(mostReminderDays, eventMessages.reminderDays)
      .nullable(),
  )

const isRepeat = (days: number): boolean => repeatOptions.some((option) => option === days)

const reminderRepeatDays = sent.reminderRepeatDays.refine(isRepeat, eventMessages.repeat)

/** An empty text counts as none: what a form sends for "none". */
const reference = z.union([recordId, z.literal('').transform(() => null), z.null()])

const { reminder, reminderTime } = sentShape(reminderFields)

/** Every field a keeper writes, each optional: the body of a change. What is left out stays as it is. */
export const eventChange = z
  .object({
    ...sent,
    /** The same as `animalId` (CAL-Q08). */
    reptileId: reference,
    animalId: reference,
    breedingProjectId: reference,
    reminderDate: reminderDays,
    reminderRepeatDays,
  })
  .partial()

/** The body of a new event: a title and a start day are enough. */
export const newEvent = eventChange.extend({ title, startDate })

export const eventCompletion = z.object({ completed: z.boolean('Please say whether the event is completed') })

export const eventReminder = z
  .object({ reminder, reminderDate: reminderDays, reminderTime })
  .partial()
  .extend({ reminder: z.boolean('Please say whether the reminder is on') })

/** An event as its owner reads it. */
export const event = z.object({
  id: recordId,
  userId: recordId,
  version: z.number().int(),
  createdAt: moment,
  ...shownShape(eventFields),
  /** The same as `animalId` (CAL-Q08). */
  reptileId: recordId.nullable(),
  /** The number of days before, as text (CAL-28); null where none was chosen. */
  reminderDate: z.string().nullable(),
})

/** An event as far as a line tells of it: what, and when. */
export const nextEvent = event.pick({
  id: true,
  title: true,
  type: true,
  color: true,
  startDate: true,
  endDate: true,
  allDay: true,
  startTime: true,
})

const boundary = z.string().refine(isCivilDay, eventMessages.day).optional()

/** What narrows the list of events: to those that run on a day from `from` to `to`, both included. */
export const eventQuery = pageQuery.extend({ from: boundary, to: boundary })

/** What narrows the days that follow from eggs and projects, both included. */
export const dueQuery = eventQuery.pick({ from: true, to: true })

/** A day that follows from eggs or a project. It is no event: it moves and goes with what it follows from. */
export const dueDay = z.object({
  kind: z.enum(dueKinds),
  day: z.string(),
  /** Of a hatch: how many eggs of one project, or of none, are due on the day; else 0. */
  eggs: z.number().int(),
  eggNumber: z.string().nullable(),
  breedingProjectId: recordId.nullable(),
  projectName: z.string().nullable(),
})

export const upcomingParams = z.object({
  days: digits.pipe(z.number().max(longestWindow, eventMessages.windowDays)),
})

/** What narrows upcoming events: to those of one animal. */
export const upcomingQuery = z.object({ animalId: digits.optional() })

/** How many events a call has touched. */
export const eventCount = z.object({ count: z.number().int() })

/** The body of a new feed: of all events, or of one type. */
export const newFeed = z.object({ type: z.enum(eventTypes, eventMessages.type).nullable().default(null) })

/** A private calendar feed as its owner sees it later; its address is shown once, when it is made. */
export const feed = z.object({
  id: recordId,
  type: z.enum(eventTypes).nullable(),
  createdAt: moment,
  /** When a calendar program last asked for it, by the day; null where none has. */
  lastReadOn: z.string().nullable(),
})

export const createdFeed = feed.extend({ url: z.string() })

export type EventChange = z.output<typeof eventChange>
export type NewEvent = z.output<typeof newEvent>
export type CalendarEvent = z.output<typeof event>
export type EventQuery = z.output<typeof eventQuery>
export type NewFeed = z.output<typeof newFeed>
export type Feed = z.output<typeof feed>
export type CreatedFeed = z.output<typeof createdFeed>
export type NextEvent = z.output<typeof nextEvent>
