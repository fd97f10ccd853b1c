import { VisuallyHidden } from '@mantine/core'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { CalendarEvent, DueDay, WorkOfDay } from '../calendar.queries.ts'
import { calendarTexts as texts } from '../calendar.texts.ts'
import type { EventActs } from '../hooks/use-event-acts.ts'
import { DueRow, dueKey } from './due-row.tsx'
import classes from './event-list.module.css'
import { EventRow } from './event-row.tsx'
import { WorkRow, workKey } from './work-row.tsx'

type Props = {
  label: string
  events: readonly CalendarEvent[]
  /** What follows from eggs and projects, before the events of its day. */
  due?: readonly DueDay[]
  /** What plans bring, after that. */
  work?: readonly WorkOfDay[]
  withDates?: boolean
  acts: EventActs
}

/** Events below each other, and what is expected between them. */
export function EventList({ label, events, due = [], work = [], withDates = false, acts }: Props) {
  const lines = [
    ...due.map((one) => ({
      day: one.day,
      row: <DueRow key={dueKey(one)} due={one} withDates={withDates} />,
    })),
    ...work.map((one) => ({
      day: one.day,
      row: <WorkRow key={workKey(one)} work={one} withDates={withDates} />,
    })),
    ...events.map((event) => ({
      day: event.startDate,
      row: <EventRow key={event.id} event={event} withDates={withDates} acts={acts} />,
    })),
  ]
  const inOrder = withDates ? lines.toSorted((a, b) => a.day.localeCompare(b.day)) : lines
  return (
    <ul className={classes.list} aria-label={label}>
      {inOrder.map(({ row }) => row)}
    </ul>
  )
}

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
