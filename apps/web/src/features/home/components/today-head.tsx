import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { dayName } from '../../calendar/public/day-name.ts'
import { TodayProgress } from '../../husbandry/public/today-progress.tsx'
import { greetingAt } from '../greeting.ts'
import { FigureStrip } from './figure-strip.tsx'
import classes from './today-head.module.css'

type Props = { progress: { done: number; all: number } }

/** The greeting, the day and how much of it is done; on a desk the figures stand beside it. */
export function TodayHead({ progress }: Props) {
  const user = useCurrentUser()
  const day = useToday()()
  return (
    <div className={classes.head}>
      <div className={classes.day}>
        <PageHeader title={greetingAt(new Date().getHours(), user.name)} />
        <p className={classes.line}>
          <time dateTime={day}>{dayName(day)}</time>
          {progress.all > 0 && <TodayProgress {...progress} />}
        </p>
      </div>
      <div className={classes.figures}>
        <FigureStrip />
      </div>
    </div>
  )
}
