import { dueByDay, dueTitle } from '@clutchbook/domain/calendar/due-days.rules'
import { byDay, type Month, monthOf, shownDays, weeksOf } from '@clutchbook/domain/calendar/month.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, memo, type Ref, useMemo } from 'react'
import type { CalendarEvent, DueDay } from '../calendar.queries.ts'
import { calendarTexts } from '../calendar.texts.ts'
import { dayName, monthName, weekdayHeads } from '../day-words.ts'
import { DueMark } from './due-mark.tsx'
import { dueKey } from './due-row.tsx'
import { EventDot } from './event-dot.tsx'
import classes from './month-grid.module.css'

const texts = calendarTexts.month

/** As many events as a cell has room for. */
const shownInCell = 3

/** So few have two lines each. */
const roomyUpTo = 2

type Props = {
  ref: Ref<HTMLTableElement>
  month: Month
  /** The chosen day. */
  day: CivilDay
  today: CivilDay
  events: readonly CalendarEvent[]
  due: readonly DueDay[]
  onChoose: (day: CivilDay) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const none: readonly CalendarEvent[] = []
const nothingDue: readonly DueDay[] = []

/** A month as a grid of days (CAL-04). One day is in the tab order, the chosen one; arrow keys lead to the others. */
export function MonthGrid({ ref, month, day, today, events, due, onChoose, onKeyDown }: Props) {
  const days = useMemo(() => byDay(events, shownDays(month)), [events, month])
  const dueOn = useMemo(() => dueByDay(due), [due])
  return (
    <table ref={ref} className={classes.grid} aria-label={monthName(month)}>
      <thead>
        <tr>
          {weekdayHeads.map(({ whole, short }) => (
            <th key={whole} scope="col" abbr={whole}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((cell) => (
              <td key={cell}>
                <DayCell
                  day={cell}
                  events={days.get(cell) ?? none}
                  due={dueOn.get(cell) ?? nothingDue}
                  isChosen={cell === day}
                  isToday={cell === today}
                  isOutside={monthOf(cell) !== month}
                  onChoose={onChoose}
                  onKeyDown={onKeyDown}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps = {
  day: CivilDay
  events: readonly CalendarEvent[]
  due: readonly DueDay[]
  isChosen: boolean
  isToday: boolean
  isOutside: boolean
  onChoose: (day: CivilDay) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Choosing another day draws two cells anew, not forty. */
const DayCell = memo(({ day, events, due, isChosen, isToday, isOutside, onChoose, onKeyDown }: CellProps) => {
  const lines = events.length + due.length
  const more = lines - shownInCell
  return (
    <button
      type="button"
      className={classes.day}
      data-day={day}
      data-eventful={lines > 0 || undefined}
      data-outside={isOutside || undefined}
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
      onKeyDown={onKeyDown}
    >
      <span aria-hidden className={classes.number}>
        {Number(day.slice(8))}
      </span>
      <VisuallyHidden>{texts.day(dayName(day), events.length, due.length)}</VisuallyHidden>
      <span className={classes.events} data-roomy={lines <= roomyUpTo || undefined}>
        {due.slice(0, shownInCell).map((one) => (
          <span key={dueKey(one)} className={classes.event}>
            <DueMark small />
            <span className={classes.title}>{dueTitle(one)}</span>
          </span>
        ))}
        {events.slice(0, Math.max(0, shownInCell - due.length)).map((event) => (
          <span key={event.id} className={classes.event} data-completed={event.completed || undefined}>
            <EventDot event={event} small />
            <span className={classes.title}>{event.title}</span>
          </span>
        ))}
        {more > 0 && <span className={classes.more}>{texts.moreEvents(more)}</span>}
      </span>
    </button>
  )
})
DayCell.displayName = 'DayCell'
