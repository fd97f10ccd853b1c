import { monthOf } from '@clutchbook/domain/calendar/month.rules'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { MoreButton } from '../../../shared/ui/more-button.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import type { CalendarEvent } from '../calendar.queries.ts'
import { allEventsQuery } from '../calendar.queries.ts'
import { calendarTexts as texts } from '../calendar.texts.ts'
import { monthName } from '../day-words.ts'
import type { EventActs } from '../hooks/use-event-acts.ts'
import { EventList, EventsFailure, EventsLoading } from './event-list.tsx'
import classes from './list-view.module.css'

/** Every event, the latest start first, month by month. */
export function AllEventsView({ acts, onAdd }: { acts: EventActs; onAdd: () => void }) {
  const pages = useInfiniteQuery(allEventsQuery)
  const events = pages.data?.pages.flatMap(({ items }) => items)
  if (pages.error && !events)
    return (
      <EventsFailure title={texts.failed.events} error={pages.error} onRetry={() => void pages.refetch()} />
    )
  return (
    <div className={classes.flush}>
      <SectionCard title={texts.all.title}>
        {!events && <EventsLoading />}
        {events?.length === 0 && (
          <EmptyState {...texts.empty.all} action={<Button onClick={onAdd}>{texts.add}</Button>} />
        )}
        {byMonth(events ?? []).map(([month, those]) => (
          <section key={month}>
            <h3 className={classes.month}>{monthName(month)}</h3>
            <EventList label={monthName(month)} events={those} withDates acts={acts} />
          </section>
        ))}
        <MoreButton pages={pages} label={texts.all.more} failed={texts.all.moreFailed} />
      </SectionCard>
    </div>
  )
}

/** Events that follow each other in one month, by that month. */
function byMonth(events: readonly CalendarEvent[]): [string, CalendarEvent[]][] {
  const groups = new Map<string, CalendarEvent[]>()
  for (const event of events) {
    const month = monthOf(event.startDate)
    groups.set(month, [...(groups.get(month) ?? []), event])
  }
  return [...groups]
}
