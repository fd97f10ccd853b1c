import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { upcomingOfAnimalQuery } from '../calendar.queries.ts'
import { calendarTexts } from '../calendar.texts.ts'
import { EventKind } from '../components/event-kind.tsx'
import { whenText } from '../when-words.ts'
import classes from './next-event-of-animal.module.css'

const texts = calendarTexts.nextOfAnimal

/** The open event of an animal that comes next; it leads to its day in the calendar. */
export function NextEventOfAnimal({ animalId }: { animalId: number }) {
  const today = useToday()()
  const { data: events, error, refetch } = useQuery(upcomingOfAnimalQuery(animalId))
  const next = events?.find(({ completed }) => !completed)
  if (next) {
    const day = next.startDate < today ? today : next.startDate
    return (
      <Line>
        <Link to="/calendar" search={{ day }} className={classes.event}>
          <VisuallyHidden>{texts.next}: </VisuallyHidden>
          <EventKind event={next} />
          <span className={classes.title}>{next.title}</span>
          <span className={classes.when}>{whenText(next, today)}</span>
        </Link>
      </Line>
    )
  }
  if (events)
    return (
      <Line>
        <CalendarDays size={16} aria-hidden />
        <span className={classes.title}>{texts.none}</span>
        <Link to="/calendar" search={{ addEvent: true, animal: animalId }} className={classes.act}>
          {texts.add}
        </Link>
      </Line>
    )
  if (!error)
    return (
      <Line>
        <Skeleton height={16} width="58%" />
      </Line>
    )
  return (
    <Line>
      <span className={classes.title} role="alert">
        {texts.failed}
      </span>
      <button type="button" className={classes.act} onClick={() => void refetch()}>
        {texts.tryAgain}
      </button>
    </Line>
  )
}

const Line = ({ children }: { children: ReactNode }) => <div className={classes.line}>{children}</div>
