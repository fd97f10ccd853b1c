import { VisuallyHidden } from '@mantine/core'
import type { CalendarEvent } from '../calendar.queries.ts'
import { eventWords } from '../event-words.texts.ts'
import { EventDot } from './event-dot.tsx'

/** What kind of event a line is of: its dot, and its type in words for those who don't see that. */
export const EventKind = ({ event }: { event: Pick<CalendarEvent, 'type' | 'color'> }) => (
  <>
    <EventDot event={event} />
    <VisuallyHidden>{eventWords.types[event.type]}: </VisuallyHidden>
  </>
)
