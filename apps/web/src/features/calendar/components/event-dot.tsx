import { colorOf, type EventColor } from '@clutchbook/domain/calendar/calendar.rules'
import type { CSSProperties } from 'react'
import type { CalendarEvent } from '../calendar.queries.ts'
import classes from './event-dot.module.css'

type Props = { event: Pick<CalendarEvent, 'type' | 'color'>; small?: boolean }

/** The coloured dot of an event's type (CAL-06, CAL-31); whoever doesn't see it is told the type beside it. */
export function EventDot({ event: { type, color }, small = false }: Props) {
  const tone = colorOf({ type, color: color as EventColor | null })
  const paint = tone.startsWith('#') ? tone : `var(--event-${tone})`
  return (
    <span
      aria-hidden
      className={classes.dot}
      data-small={small || undefined}
      data-color={tone}
      style={{ '--event-paint': paint } as CSSProperties}
    />
  )
}
