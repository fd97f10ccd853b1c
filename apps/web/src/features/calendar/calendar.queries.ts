import { upcomingWindows } from '@clutchbook/domain/calendar/calendar.rules'
import { type Month, shownDays } from '@clutchbook/domain/calendar/month.rules'
import { reminderDefaults } from '@clutchbook/domain/calendar/reminder.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type Query,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import {
  type Answer,
  type CallOptions,
  type ChangeAddress,
  call,
  type Page,
} from '../../shared/api/client.ts'
import { read, readPages } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'

export type EventBody = CallOptions<'POST /api/events'>['body']

/** An event as it is read. */
export type CalendarEvent = Answer<'GET /api/events'>[number]

/** Events a page of the whole list holds. */
const pageSize = 50

/** The events on the days that a month shows. */
export const monthQuery = (month: Month) => queryOptions(read('GET /api/events', { query: shownDays(month) }))

/** The events of the next 30 days. */
export const upcomingQuery = queryOptions(
  read('GET /api/events/upcoming/{days}', { params: { days: upcomingWindows.calendar } }),
)

/** The events of an animal that the dashboard would count as upcoming. */
export const upcomingOfAnimalQuery = (animalId: number) =>
  queryOptions(
    read('GET /api/events/upcoming/{days}', {
      params: { days: upcomingWindows.dashboard },
      query: { animalId },
    }),
  )

/** A day that follows from eggs or a project, as it is read. */
export type DueDay = Answer<'GET /api/events/due'>[number]

/** What follows from eggs and projects on some days. */
export const dueDaysQuery = (days: { from: CivilDay; to: CivilDay }) =>
  queryOptions(read('GET /api/events/due', { query: days }))

/** So much of a kind of plan is due from a day on, as it is read. */
export type WorkOfDay = Answer<'GET /api/today/days'>[number]

/** What plans bring on some days. */
export const workQuery = (days: { from: CivilDay; to: CivilDay }) =>
  queryOptions(read('GET /api/today/days', { query: days }))

/** What is foretold of own females and clutches on some days. */
export const dueWindowsQuery = (days: { from: CivilDay; to: CivilDay }) =>
  queryOptions(read('GET /api/forecasts', { query: days }))

/** All events, the latest start first, page by page. */
export const allEventsQuery = infiniteQueryOptions(
  readPages('GET /api/events', { query: { limit: pageSize } }),
)

const lists: readonly unknown[] = ['GET /api/events', 'GET /api/events/upcoming/{days}']

const listsOfEvents = { predicate: ({ queryKey: [, address] }: Query) => lists.includes(address) }

/** What is cached of events: a list, or the pages of one. */
export type CachedEvents = CalendarEvent[] | InfiniteData<Page<CalendarEvent[]>, string | null>

/** A cached answer with one event changed, or without it where the change is null. */
export function withEvent(
  cached: CachedEvents,
  id: number,
  change: ((event: CalendarEvent) => CalendarEvent) | null,
): CachedEvents {
  const inList = (events: CalendarEvent[]): CalendarEvent[] =>
    change === null
      ? events.filter((event) => event.id !== id)
      : events.map((event) => (event.id === id ? change(event) : event))
  return Array.isArray(cached)
    ? inList(cached)
    : { ...cached, pages: cached.pages.map((page) => ({ ...page, items: inList(page.items) })) }
}

const changeCached = (
  cache: QueryClient,
  ...[id, change]: [number, Parameters<typeof withEvent>[2]]
): void => {
  cache.setQueriesData<CachedEvents>(listsOfEvents, (cached) => cached && withEvent(cached, id, change))
}

type Rollback = { readonly before: [QueryKey, CachedEvents | undefined][] }

/** A change that shows at once and is taken back where the server refuses it (U9). */
function useQuickChange<Input>(options: {
  address: ChangeAddress
  change: (event: CalendarEvent, input: Input) => Promise<CalendarEvent>
  shown: (event: CalendarEvent, input: Input) => CalendarEvent
}) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ event, input }: { event: CalendarEvent; input: Input }) => options.change(event, input),
    onMutate: async ({ event, input }): Promise<Rollback> => {
      await cache.cancelQueries(listsOfEvents)
      const before = cache.getQueriesData<CachedEvents>(listsOfEvents)
      changeCached(cache, event.id, (cached) => options.shown(cached, input))
      return { before }
    },
    onError: (_error, _input, rollback) => {
      for (const [key, cached] of rollback?.before ?? []) cache.setQueryData(key, cached)
    },
    onSuccess: (saved) => changeCached(cache, saved.id, () => saved),
    onSettled: () => refreshAfter(cache, options.address),
  })
}

/** Marks an event complete or incomplete. */
export const useCompleteEvent = () =>
  useQuickChange<boolean>({
    address: 'PUT /api/events/{id}/complete',
    change: ({ id }, completed) =>
      call('PUT /api/events/{id}/complete', { params: { id }, body: { completed } }),
    shown: (event, completed) => ({ ...event, completed }),
  })

const daysOf = ({ reminderDate }: CalendarEvent): string => reminderDate ?? String(reminderDefaults.days)

/** Switches an event's reminder; its days and time stay, or begin with the usual ones (CAL-33, CAL-41). */
export const useToggleReminder = () =>
  useQuickChange<boolean>({
    address: 'PUT /api/events/{id}/reminder',
    change: (event, reminder) =>
      call('PUT /api/events/{id}/reminder', {
        params: { id: event.id },
        body: { reminder, reminderDate: daysOf(event), reminderTime: event.reminderTime },
      }),
    shown: (event, reminder) => ({ ...event, reminder, reminderDate: daysOf(event) }),
  })

/** Adds an event, or changes the given one. The same key adds one event however often the call is repeated. */
export function useSaveEvent(key: string) {
  const cache = useQueryClient()
  const refresh = (changed: CalendarEvent | null) =>
    refreshAfter(cache, changed ? 'PUT /api/events/{id}' : 'POST /api/events')
  return useMutation({
    mutationFn: ({ body, changed }: { body: EventBody; changed: CalendarEvent | null }) =>
      changed
        ? call('PUT /api/events/{id}', { params: { id: changed.id }, body, ifMatch: changed.version })
        : call('POST /api/events', { body, idempotencyKey: key }),
    onSuccess: (saved, { changed }) => {
      if (changed) changeCached(cache, saved.id, () => saved)
      return refresh(changed)
    },
    // A refused version means that our copy is old.
    onError: (_error, { changed }) => refresh(changed),
  })
}

export function useRemoveEvent() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/events/{id}', { params: { id } }),
    onSuccess: (_answer, id) => {
      changeCached(cache, id, null)
      void refreshAfter(cache, 'DELETE /api/events/{id}')
    },
  })
}

export function useRemoveAllEvents() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/events/all', {}),
    onSuccess: () => refreshAfter(cache, 'DELETE /api/events/all'),
  })
}

export function useRestoreAllEvents() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/events/all/restore', {}),
    onSuccess: () => refreshAfter(cache, 'POST /api/events/all/restore'),
  })
}
