import { monthOf, shownDays } from '@clutchbook/domain/calendar/month.rules'
import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { createFileRoute } from '@tanstack/react-router'
import { currentUserQuery } from '../features/accounts/public/current-user-query.ts'
import { dueDaysQuery, monthQuery, workQuery } from '../features/calendar/calendar.queries.ts'
import { readCalendarSearch } from '../features/calendar/calendar-search.ts'
import { CalendarPage } from '../features/calendar/pages/calendar-page.tsx'

/** The calendar (CAL-01); its address may ask for the form of a new event (CAL-02). */
export const Route = createFileRoute('/_shell/calendar')({
  staticData: { title: 'Calendar' },
  validateSearch: readCalendarSearch,
  // Begun and not awaited: the answer comes while the page's own code is still on its way.
  loader: ({ context: { queryClient } }) => {
    const user = queryClient.getQueryData(currentUserQuery.queryKey)
    if (!user) return
    const month = monthOf(civilDayOf(new Date(), user.timeZone))
    void queryClient.prefetchQuery(monthQuery(month))
    void queryClient.prefetchQuery(dueDaysQuery(shownDays(month)))
    void queryClient.prefetchQuery(workQuery(shownDays(month)))
  },
  component: CalendarPage,
})
