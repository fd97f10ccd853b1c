import { type Answer, type CallOptions, call, callPage, pathOf } from '../../shared/api/client.ts'

export type EventBody = CallOptions<'POST /api/events'>['body']
export type ReminderBody = CallOptions<'PUT /api/events/{id}/reminder'>['body']
export type EventQuery = NonNullable<CallOptions<'GET /api/events'>['query']>
export type FeedType = NonNullable<CallOptions<'POST /api/calendar-feeds'>['body']['type']>

/** An event as it is read. */
export type CalendarEvent = Answer<'GET /api/events'>[number]

/** A private calendar feed as it is listed. */
export type Feed = Answer<'GET /api/calendar-feeds'>[number]

export const eventsPath = (query: EventQuery): string => pathOf('GET /api/events', { query })
export const listEvents = (query: EventQuery, signal: AbortSignal) =>
  call('GET /api/events', { query, signal })
export const listEventsPage = (query: EventQuery, signal: AbortSignal) =>
  callPage('GET /api/events', { query, signal })

export const upcomingPath = (days: number): string =>
  pathOf('GET /api/events/upcoming/{days}', { params: { days } })
export const listUpcoming = (days: number, signal: AbortSignal) =>
  call('GET /api/events/upcoming/{days}', { params: { days }, signal })

export const createEvent = (body: EventBody, idempotencyKey: string) =>
  call('POST /api/events', { body, idempotencyKey })

export const changeEvent = (id: number, version: number, body: EventBody) =>
  call('PUT /api/events/{id}', { params: { id }, body, ifMatch: version })

export const completeEvent = (id: number, completed: boolean) =>
  call('PUT /api/events/{id}/complete', { params: { id }, body: { completed } })

export const changeReminder = (id: number, body: ReminderBody) =>
  call('PUT /api/events/{id}/reminder', { params: { id }, body })

export const removeEvent = (id: number) => call('DELETE /api/events/{id}', { params: { id } })

export const removeAllEvents = () => call('DELETE /api/events/all', {})

export const restoreAllEvents = () => call('POST /api/events/all/restore', {})

export const feedsPath = pathOf('GET /api/calendar-feeds', {})
export const listFeeds = (signal: AbortSignal) => call('GET /api/calendar-feeds', { signal })

export const createFeed = (type: FeedType | null) => call('POST /api/calendar-feeds', { body: { type } })

export const removeFeed = (id: number) => call('DELETE /api/calendar-feeds/{id}', { params: { id } })
