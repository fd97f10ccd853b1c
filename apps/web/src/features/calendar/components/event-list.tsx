import { VisuallyHidden } from '@mantine/core'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { CalendarEvent } from '../calendar.queries.ts'
import { calendarTexts as texts } from '../calendar.texts.ts'
import type { EventActs } from '../hooks/use-event-acts.ts'
import classes from './event-list.module.css'
import { EventRow } from './event-row.tsx'

type Props = { label: string; events: readonly CalendarEvent[]; withDates?: boolean; acts: EventActs }

/** Events below each other. */
export const EventList = ({ label, events, withDates = false, acts }: Props) => (
  <ul className={classes.list} aria-label={label}>
    {events.map((event) => (
      <EventRow key={event.id} event={event} withDates={withDates} acts={acts} />
    ))}
  </ul>
)

/** Stands where events will be. */
export const EventsLoading = () => (
  <div className={classes.loading} aria-busy>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    {[62, 48, 70, 54].map((percent) => (
      <Skeleton key={percent} height={20} width={`${percent}%`} />
    ))}
  </div>
)

type FailureProps = { title: string; error: unknown; onRetry: () => void }

/** Stands where events should have been. */
export const EventsFailure = ({ title, error, onRetry }: FailureProps) => (
  <LoadFailure
    title={title}
    error={error}
    otherwise={texts.failedText}
    action={texts.tryAgain}
    onRetry={onRetry}
  />
)
