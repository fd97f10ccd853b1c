import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { ActionIcon } from '@mantine/core'
import Plus from 'lucide-react/icons/plus'
import type { DueWindow } from '../../season/public/due-windows.ts'
import type { CalendarEvent, DueDay, WorkOfDay } from '../calendar.queries.ts'
import { calendarTexts as texts } from '../calendar.texts.ts'
import { dayName } from '../day-words.ts'
import type { EventActs } from '../hooks/use-event-acts.ts'
import { BandList } from './band-list.tsx'
import classes from './day-panel.module.css'
import { EventList, EventsLoading } from './event-list.tsx'

type Props = {
  day: CivilDay
  events: readonly CalendarEvent[]
  due: readonly DueDay[]
  work: readonly WorkOfDay[]
  /** Windows that are open on it. */
  bands: readonly DueWindow[]
  /** Whether it is known yet what the day holds. */
  isKnown: boolean
  acts: EventActs
  onAdd: (day: CivilDay) => void
}

/** The chosen day of the month: its events, or what to do where it has none. */
export function DayPanel({ day, events, due, work, bands, isKnown, acts, onAdd }: Props) {
  const name = dayName(day)
  const lines = events.length + due.length + work.length
  return (
    <section className={classes.panel}>
      <div className={classes.head}>
        <h3 className={classes.title}>{name}</h3>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={texts.month.addOn(name)}
          onClick={() => onAdd(day)}
        >
          <Plus size={18} aria-hidden />
        </ActionIcon>
      </div>
      {isKnown ? (
        <>
          {lines + bands.length === 0 && <p className={classes.empty}>{texts.empty.all.text}</p>}
          {lines > 0 && <EventList label={name} events={events} due={due} work={work} acts={acts} />}
          {bands.length > 0 && <BandList bands={bands} />}
        </>
      ) : (
        <EventsLoading />
      )}
    </section>
  )
}
