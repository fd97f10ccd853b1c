import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { EventKind, whenText } from '../../calendar/public/event-line.ts'
import type { NextEvent } from '../home.queries.ts'
import { dashboardTexts } from '../home.texts.ts'
import { DashboardPanel, NothingYet } from './dashboard-panel.tsx'
import classes from './upcoming-events.module.css'

const texts = dashboardTexts.events

type Props = { events: readonly NextEvent[] | undefined }

/** The events that come next, or their outlines while they are loaded. */
export const UpcomingEvents = ({ events }: Props) => (
  <DashboardPanel title={texts.title} to="/calendar" all={texts.all}>
    {events?.length === 0 ? (
      <NothingYet
        picture={<CalendarDays size={64} strokeWidth={1} aria-hidden />}
        words={texts.none}
        link={(words) => (
          <Link to="/calendar" search={{ addEvent: true }}>
            {words}
          </Link>
        )}
      />
    ) : (
      <ul className={classes.events} aria-label={texts.title}>
        {events
          ? events.map((event) => (
              <li key={event.id} className={classes.line}>
                <EventLink event={event} />
              </li>
            ))
          : outlines.map((width) => (
              <li key={width} className={classes.line}>
                <span className={classes.event}>
                  <Skeleton width={width} height="1em" />
                </span>
              </li>
            ))}
      </ul>
    )}
  </DashboardPanel>
)

const outlines = ['58%', '44%', '66%', '51%', '39%'] as const

/** An event in a line; it leads to its day, or to today where it began earlier. */
function EventLink({ event }: { event: NextEvent }) {
  const today = useToday()()
  const day = event.startDate < today ? today : event.startDate
  return (
    <Link to="/calendar" search={{ day }} className={classes.event}>
      <EventKind event={event} />
      <span className={classes.title}>{event.title}</span>
      <span className={classes.when}>{whenText(event, today)}</span>
    </Link>
  )
}
