import { upcomingWindows } from '@clutchbook/domain/calendar/calendar.rules'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { dueDaysQuery, upcomingQuery, workQuery } from '../calendar.queries.ts'
import { calendarTexts as texts } from '../calendar.texts.ts'
import type { EventActs } from '../hooks/use-event-acts.ts'
import { EventList, EventsFailure, EventsLoading } from './event-list.tsx'
import classes from './list-view.module.css'

type Props = { acts: EventActs; onViewAll: () => void; onAdd: () => void }

/** What the next 30 days bring (CAL-10). */
export function UpcomingView({ acts, onViewAll, onAdd }: Props) {
  const { data: events, error, refetch } = useQuery(upcomingQuery)
  const from = useToday()()
  const days = { from, to: addDays(from, upcomingWindows.calendar) }
  const expected = useQuery(dueDaysQuery(days))
  const planned = useQuery(workQuery(days))
  const [due, work] = [expected.data ?? [], planned.data ?? []]
  // A row that comes later would move those that are there from under a finger.
  const isKnown = events !== undefined && !expected.isPending && !planned.isPending
  const lines = (events?.length ?? 0) + due.length + work.length
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
        {!isKnown && <EventsLoading />}
        {expected.isError && !expected.data && (
          <EventsFailure
            title={texts.due.failed}
            error={expected.error}
            onRetry={() => void expected.refetch()}
          />
        )}
        {planned.isError && !planned.data && (
          <EventsFailure
            title={texts.work.failed}
            error={planned.error}
            onRetry={() => void planned.refetch()}
          />
        )}
        {isKnown && lines === 0 && (
          <EmptyState {...texts.empty.upcoming} action={<Button onClick={onAdd}>{texts.add}</Button>} />
        )}
        {isKnown && lines > 0 && (
          <EventList label={texts.upcoming.title} {...{ events, due, work, acts }} withDates />
        )}
      </SectionCard>
    </div>
  )
}
