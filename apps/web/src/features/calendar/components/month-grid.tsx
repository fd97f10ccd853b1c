import { dueByDay, dueTitle } from '@clutchbook/domain/calendar/due-days.rules'
import { byDay, type Month, monthOf, shownDays, weeksOf } from '@clutchbook/domain/calendar/month.rules'
import { workWords } from '@clutchbook/domain/husbandry/work-words'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, memo, type Ref, useMemo } from 'react'
import type { DueWindow } from '../../season/public/due-windows.ts'
import { bandKey } from '../bands.ts'
import type { CalendarEvent, DueDay, WorkOfDay } from '../calendar.queries.ts'
import { calendarTexts } from '../calendar.texts.ts'
import { dayName, monthName, weekdayHeads } from '../day-words.ts'
import { BandMark } from './band-mark.tsx'
import { DueMark } from './due-mark.tsx'
import { dueKey } from './due-row.tsx'
import { EventDot } from './event-dot.tsx'
import classes from './month-grid.module.css'
import { WorkMark } from './work-mark.tsx'
import { workKey } from './work-row.tsx'

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
  work: readonly WorkOfDay[]
  /** Windows by the days on which they are open. */
  bands: ReadonlyMap<CivilDay, readonly DueWindow[]>
  onChoose: (day: CivilDay) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const none: readonly CalendarEvent[] = []
const nothingDue: readonly DueDay[] = []
const noWork: readonly WorkOfDay[] = []
const noBands: readonly DueWindow[] = []

/** So many bands lie over each other; the chosen day tells all. */
const bandsInCell = 2

/** A month as a grid of days (CAL-04). One day is in the tab order, the chosen one; arrow keys lead to the others. */
export function MonthGrid({ ref, month, day, today, events, due, work, bands, onChoose, onKeyDown }: Props) {
  const days = useMemo(() => byDay(events, shownDays(month)), [events, month])
  const dueOn = useMemo(() => dueByDay(due), [due])
  const workOn = useMemo(() => dueByDay(work), [work])
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
                  work={workOn.get(cell) ?? noWork}
                  bands={bands.get(cell) ?? noBands}
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
  work: readonly WorkOfDay[]
  bands: readonly DueWindow[]
  isChosen: boolean
  isToday: boolean
  isOutside: boolean
  onChoose: (day: CivilDay) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Choosing another day draws two cells anew, not forty. */
const DayCell = memo(
  ({ day, events, due, work, bands, isChosen, isToday, isOutside, onChoose, onKeyDown }: CellProps) => {
    const lines = events.length + due.length + work.length
    const words = [
      ...work.map(({ kind, count }) => workWords(kind, count)),
      ...(bands.length > 0 ? [texts.mayHappen(bands.length)] : []),
    ]
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
        <VisuallyHidden>{texts.day(dayName(day), events.length, due.length, words)}</VisuallyHidden>
        <CellLines events={events} due={due} work={work} />
        {bands.length > 0 && (
          <span className={classes.bands} aria-hidden>
            {bands.slice(0, bandsInCell).map((band) => (
              <BandMark key={bandKey(band)} />
            ))}
          </span>
        )}
      </button>
    )
  },
)
DayCell.displayName = 'DayCell'

/** What a cell has room for: what is expected first, then what is planned, then events. */
function CellLines({ events, due, work }: Pick<CellProps, 'events' | 'due' | 'work'>) {
  const lines = [
    ...due.map((one) => ({ key: dueKey(one), mark: <DueMark small />, title: dueTitle(one), isDone: false })),
    ...work.map((one) => ({
      ...{ key: workKey(one), mark: <WorkMark small /> },
      ...{ title: workWords(one.kind, one.count), isDone: false },
    })),
    ...events.map((event) => ({
      ...{ key: String(event.id), mark: <EventDot event={event} small /> },
      ...{ title: event.title, isDone: event.completed },
    })),
  ]
  const more = lines.length - shownInCell
  return (
    <span className={classes.events} data-roomy={lines.length <= roomyUpTo || undefined}>
      {lines.slice(0, shownInCell).map(({ key, mark, title, isDone }) => (
        <span key={key} className={classes.event} data-completed={isDone || undefined}>
          {mark}
          <span className={classes.title}>{title}</span>
        </span>
      ))}
      {more > 0 && <span className={classes.more}>{texts.moreEvents(more)}</span>}
    </span>
  )
}
