import { upcomingWindows } from '@clutchbook/domain/calendar/calendar.rules'
import { type Month, shownDays } from '@clutchbook/domain/calendar/month.rules'
import { reminderDefaults } from '@clutchbook/domain/calendar/reminder.rules'
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
import type { Page } from '../../shared/api/client.ts'
import {
  type CalendarEvent,
  changeEvent,
  changeReminder,
  completeEvent,
  createEvent,
  type EventBody,
  eventsPath,
  listEvents,
  listEventsPage,
  listUpcoming,
  removeAllEvents,
  removeEvent,
  restoreAllEvents,
  upcomingPath,
} from './calendar.api.ts'

/** Events a page of the whole list holds. */
const pageSize = 50

/** The events on the days that a month shows. */
export function monthQuery(month: Month) {
  const days = shownDays(month)
  return queryOptions({
    queryKey: [eventsPath(days)],
    queryFn: ({ signal }) => listEvents(days, signal),
  })
}

/** The events of the next 30 days. */
export const upcomingQuery = queryOptions({
  queryKey: [upcomingPath(upcomingWindows.calendar)],
  queryFn: ({ signal }) => listUpcoming(upcomingWindows.calendar, signal),
})

const whole = { limit: pageSize }

/** All events, the latest start first, page by page. */
export const allEventsQuery = infiniteQueryOptions({
  queryKey: [eventsPath(whole)],
  queryFn: ({ pageParam, signal }) =>
    listEventsPage(pageParam === null ? whole : { ...whole, cursor: pageParam }, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
})

const startsWith = (path: unknown, start: string): boolean =>
  typeof path === 'string' && path.startsWith(start)

const showingEvents = { predicate: ({ queryKey: [path] }: Query) => startsWith(path, '/api/events') }

/** Has everything that shows events read again, the figures of the dashboard among it. */
const refreshEvents = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({
    predicate: ({ queryKey: [path] }) => startsWith(path, '/api/events') || path === '/api/dashboard',
  })

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
  cache.setQueriesData<CachedEvents>(showingEvents, (cached) => cached && withEvent(cached, id, change))
}

type Kept = { readonly before: [QueryKey, CachedEvents | undefined][] }

/** A change that shows at once and is taken back where the server refuses it (U9). */
function useQuickChange<Input>(options: {
  call: (event: CalendarEvent, input: Input) => Promise<CalendarEvent>
  shown: (event: CalendarEvent, input: Input) => CalendarEvent
}) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ event, input }: { event: CalendarEvent; input: Input }) => options.call(event, input),
    onMutate: async ({ event, input }): Promise<Kept> => {
      await cache.cancelQueries(showingEvents)
      const before = cache.getQueriesData<CachedEvents>(showingEvents)
      changeCached(cache, event.id, (cached) => options.shown(cached, input))
      return { before }
    },
    onError: (_error, _input, kept) => {
      for (const [key, cached] of kept?.before ?? []) cache.setQueryData(key, cached)
    },
    onSuccess: (saved) => changeCached(cache, saved.id, () => saved),
    onSettled: () => refreshEvents(cache),
  })
}

/** Marks an event complete or incomplete. */
export const useCompleteEvent = () =>
  useQuickChange<boolean>({
    call: ({ id }, completed) => completeEvent(id, completed),
    shown: (event, completed) => ({ ...event, completed }),
  })

const daysOf = ({ reminderDate }: CalendarEvent): string => reminderDate ?? String(reminderDefaults.days)

/** Switches an event's reminder; its days and time stay, or begin with the usual ones (CAL-33, CAL-41). */
export const useToggleReminder = () =>
  useQuickChange<boolean>({
    call: (event, reminder) =>
      changeReminder(event.id, {
        reminder,
        reminderDate: daysOf(event),
        reminderTime: event.reminderTime,
      }),
    shown: (event, reminder) => ({ ...event, reminder, reminderDate: daysOf(event) }),
  })

/** Adds an event, or changes the given one. The same key adds one event however often the call is repeated. */
export function useSaveEvent(key: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, changed }: { body: EventBody; changed: CalendarEvent | null }) =>
      changed ? changeEvent(changed.id, changed.version, body) : createEvent(body, key),
    onSuccess: (saved, { changed }) => {
      if (changed) changeCached(cache, saved.id, () => saved)
      return refreshEvents(cache)
    },
    // A refused version means that our copy is old.
    onError: () => refreshEvents(cache),
  })
}

export function useRemoveEvent() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: removeEvent,
    onSuccess: (_answer, id) => {
      changeCached(cache, id, null)
      void refreshEvents(cache)
    },
  })
}

export function useRemoveAllEvents() {
  const cache = useQueryClient()
  return useMutation({ mutationFn: removeAllEvents, onSuccess: () => refreshEvents(cache) })
}

export function useRestoreAllEvents() {
  const cache = useQueryClient()
  return useMutation({ mutationFn: restoreAllEvents, onSuccess: () => refreshEvents(cache) })
}
