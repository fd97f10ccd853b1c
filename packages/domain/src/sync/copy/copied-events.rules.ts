import { isUpcoming } from '../../calendar/calendar.rules.ts'
import type { CalendarEvent } from '../../calendar/calendar.schema.ts'
import { lastDayOf } from '../../calendar/month.rules.ts'
import type { CivilDay } from '../../kernel/civil-day.ts'
import { pageOf } from './copied-pages.rules.ts'
import { type Asked, type Copied, type Copy, numberIn, rowsOf, textIn } from './copy.ts'

/** An event as it comes with a copy. */
export type SyncedEvent = Omit<CalendarEvent, 'reptileId' | 'reminderDate'> & {
  readonly reminderDate: number | null
  readonly remindedThrough: string | null
}

/** An event as the server answers it. */
export const toEvent = ({ remindedThrough: _, ...event }: SyncedEvent): CalendarEvent => ({
  ...event,
  reptileId: event.animalId,
  reminderDate: event.reminderDate === null ? null : String(event.reminderDate),
})

/** Whether an event starts on a day or later, or began before and runs then. */
const runsFrom = (event: SyncedEvent, from: CivilDay): boolean =>
  event.startDate >= from || lastDayOf(event) >= from

/** Events that run on the days asked for, the latest start first, as far back as the copy goes. */
export function listCopiedEvents(copy: Copy, { query }: Asked): Copied {
  const [from, to] = [textIn(query, 'from'), textIn(query, 'to')]
  const chosen = rowsOf<SyncedEvent>(copy, 'events').filter(
    (event) => (from === undefined || runsFrom(event, from)) && (to === undefined || event.startDate <= to),
  )
  return pageOf(chosen, { keyOf: ({ startDate }) => startDate, direction: 'desc' }, query, toEvent)
}

/** Events that start within so many days or run today. */
export const upcomingIn = (copy: Copy, today: CivilDay, days: number): SyncedEvent[] =>
  rowsOf<SyncedEvent>(copy, 'events').filter((event) => isUpcoming(event, today, days))

/** The same, the first start first; of all animals and none, or of one. */
export function listCopiedUpcoming(copy: Copy, { params, query }: Asked, today: CivilDay): Copied {
  const animalId = numberIn(query, 'animalId')
  const chosen = upcomingIn(copy, today, Number(params.days)).filter(
    (event) => animalId === undefined || event.animalId === animalId,
  )
  return pageOf(chosen, { keyOf: ({ startDate }) => startDate, direction: 'asc' }, {}, toEvent)
}
