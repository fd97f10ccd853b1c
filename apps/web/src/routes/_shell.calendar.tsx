import { monthOf, shownDays } from '@clutchbook/domain/calendar/month.rules'
import { createFileRoute } from '@tanstack/react-router'
import { todayOf } from '../features/accounts/public/today-of.ts'
import { dueDaysQuery, monthQuery, workQuery } from '../features/calendar/calendar.queries.ts'
import { readCalendarSearch } from '../features/calendar/calendar-search.ts'
import { CalendarPage } from '../features/calendar/pages/calendar-page.tsx'

/** The calendar (CAL-01); its address may ask for the form of a new event (CAL-02). */
export const Route = createFileRoute('/_shell/calendar')({
  staticData: { title: 'Calendar' },
  validateSearch: readCalendarSearch,
  // Begun and not awaited: the answer comes while the page's own code is still on its way.
  loader: ({ context: { queryClient } }) => {
    const today = todayOf(queryClient)
    if (!today) return
    const month = monthOf(today)
    void queryClient.prefetchQuery(monthQuery(month))
    void queryClient.prefetchQuery(dueDaysQuery(shownDays(month)))
    void queryClient.prefetchQuery(workQuery(shownDays(month)))
  },
  component: CalendarPage,
})
