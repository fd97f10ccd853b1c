import { dueByDay } from '@clutchbook/domain/calendar/due-days.rules'
import { byDay, shiftMonth, shownDays } from '@clutchbook/domain/calendar/month.rules'
import { addMonths, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { ActionIcon, Button } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo } from 'react'
import { useToday } from '../../accounts/public/use-today.ts'
import type { DueWindow } from '../../season/public/due-windows.ts'
import { bandsByDay } from '../bands.ts'
import {
  type CalendarEvent,
  type DueDay,
  dueDaysQuery,
  dueWindowsQuery,
  monthQuery,
  type WorkOfDay,
  workQuery,
} from '../calendar.queries.ts'
import { calendarTexts as texts } from '../calendar.texts.ts'
import { monthName } from '../day-words.ts'
import type { EventActs } from '../hooks/use-event-acts.ts'
import type { useMonthGrid } from '../hooks/use-month-grid.ts'
import { DayPanel } from './day-panel.tsx'
import { EventsFailure } from './event-list.tsx'
import { Legend } from './legend.tsx'
import { MonthGrid } from './month-grid.tsx'
import classes from './month-view.module.css'

type Props = {
  shown: ReturnType<typeof useMonthGrid>
  acts: EventActs
  onAdd: (day: CivilDay) => void
}

const nothing: CalendarEvent[] = []
const nothingDue: DueDay[] = []
const noWork: WorkOfDay[] = []
const nothingForetold: DueWindow[] = []

/** What is all day first, then by the hour, then as it was added. */
const inOrderOfDay = (events: readonly CalendarEvent[]): CalendarEvent[] =>
  events.toSorted((a, b) => (a.startTime ?? '').localeCompare(b.startTime ?? '') || a.id - b.id)

/** A month, and the events of its chosen day beside it (CAL-03, CAL-04). */
export function MonthView({ shown, acts, onAdd }: Props) {
  const { day, month, choose, grid, onKeyDown } = shown
  const today = useToday()()
  const cache = useQueryClient()
  // While another month is on its way, its first and last days show what the month before knows of them.
  const answer = useQuery({ ...monthQuery(month), placeholderData: keepPreviousData })
  const events = useMemo(() => inOrderOfDay(answer.data ?? nothing), [answer.data])
  const ofDay = byDay(events, { from: day, to: day }).get(day) ?? nothing
  const due = useQuery({ ...dueDaysQuery(shownDays(month)), placeholderData: keepPreviousData })
  const dueOfDay = dueByDay(due.data ?? nothingDue).get(day) ?? nothingDue
  const work = useQuery({ ...workQuery(shownDays(month)), placeholderData: keepPreviousData })
  const workOfDay = dueByDay(work.data ?? noWork).get(day) ?? noWork
  const foretold = useQuery({ ...dueWindowsQuery(shownDays(month)), placeholderData: keepPreviousData })
  const bands = useMemo(
    () => bandsByDay(foretold.data ?? nothingForetold, shownDays(month), today),
    [foretold.data, month, today],
  )
  // A row that comes later would move those that are there from under a finger.
  const isKnown = ![answer, due, work, foretold].some(({ isPending }) => isPending)
  const isMissing = answer.isError && !answer.data
  const warm = (months: number): void => {
    const beside = shiftMonth(month, months)
    void cache.prefetchQuery(monthQuery(beside))
    void cache.prefetchQuery(dueDaysQuery(shownDays(beside)))
    void cache.prefetchQuery(workQuery(shownDays(beside)))
    void cache.prefetchQuery(dueWindowsQuery(shownDays(beside)))
  }
  return (
    <div className={classes.view}>
      <div className={classes.head}>
        <MonthStep
          label={texts.month.previous}
          Icon={ChevronLeft}
          onWarm={() => warm(-1)}
          onStep={() => choose(addMonths(day, -1))}
        />
        <h2 className={classes.month} aria-live="polite">
          {monthName(month)}
        </h2>
        <MonthStep
          label={texts.month.next}
          Icon={ChevronRight}
          onWarm={() => warm(1)}
          onStep={() => choose(addMonths(day, 1))}
        />
        <Button variant="default" onClick={() => choose(today)}>
          {texts.month.today}
        </Button>
      </div>
      <div className={classes.body}>
        {isMissing && (
          <div className={classes.failure}>
            <EventsFailure
              title={texts.failed.events}
              error={answer.error}
              onRetry={() => void answer.refetch()}
            />
          </div>
        )}
        {!isMissing && due.isError && !due.data && (
          <div className={classes.failure}>
            <EventsFailure title={texts.due.failed} error={due.error} onRetry={() => void due.refetch()} />
          </div>
        )}
        {!isMissing && work.isError && !work.data && (
          <div className={classes.failure}>
            <EventsFailure title={texts.work.failed} error={work.error} onRetry={() => void work.refetch()} />
          </div>
        )}
        {!isMissing && foretold.isError && !foretold.data && (
          <div className={classes.failure}>
            <EventsFailure
              title={texts.bands.failed}
              error={foretold.error}
              onRetry={() => void foretold.refetch()}
            />
          </div>
        )}
        <div className={classes.parts} aria-busy={answer.isPending || undefined}>
          <MonthGrid
            ref={grid}
            month={month}
            day={day}
            today={today}
            events={events}
            due={due.data ?? nothingDue}
            work={work.data ?? noWork}
            bands={bands}
            onChoose={choose}
            onKeyDown={onKeyDown}
          />
          {!isMissing && (
            <DayPanel
              day={day}
              events={ofDay}
              due={dueOfDay}
              work={workOfDay}
              bands={bands.get(day) ?? nothingForetold}
              isKnown={isKnown}
              acts={acts}
              onAdd={onAdd}
            />
          )}
        </div>
      </div>
      <div className={classes.legend}>
        <Legend />
      </div>
    </div>
  )
}

type MonthStepProps = { label: string; Icon: typeof ChevronLeft; onWarm: () => void; onStep: () => void }

/** Leads to the month beside; it is fetched at the first sign that it is wanted. */
const MonthStep = ({ label, Icon, onWarm, onStep }: MonthStepProps) => (
  <ActionIcon
    variant="default"
    size={38}
    aria-label={label}
    onPointerEnter={onWarm}
    onFocus={onWarm}
    onClick={onStep}
  >
    <Icon size={18} aria-hidden />
  </ActionIcon>
)
