import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { upcomingQuery } from '../calendar.queries.ts'
import { calendarTexts as texts } from '../calendar.texts.ts'
import type { EventActs } from '../hooks/use-event-acts.ts'
import { EventList, EventsFailure, EventsLoading } from './event-list.tsx'
import classes from './list-view.module.css'

type Props = { acts: EventActs; onViewAll: () => void; onAdd: () => void }

/** What the next 30 days bring (CAL-10). */
export function UpcomingView({ acts, onViewAll, onAdd }: Props) {
  const { data: events, error, refetch } = useQuery(upcomingQuery)
  if (error && !events)
    return <EventsFailure title={texts.failed.upcoming} error={error} onRetry={() => void refetch()} />
  return (
    <div className={classes.flush}>
      <SectionCard
        title={texts.upcoming.title}
        aside={
          <Button variant="default" className={classes.aside ?? ''} onClick={onViewAll}>
            {texts.upcoming.viewAll}
          </Button>
        }
      >
        {!events && <EventsLoading />}
        {events?.length === 0 && (
          <EmptyState {...texts.empty.upcoming} action={<Button onClick={onAdd}>{texts.add}</Button>} />
        )}
        {events && events.length > 0 && (
          <EventList label={texts.upcoming.title} events={events} withDates acts={acts} />
        )}
      </SectionCard>
    </div>
  )
}
