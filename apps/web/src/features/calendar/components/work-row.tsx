import { workWords } from '@clutchbook/domain/husbandry/work-words'
import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { shownDay } from '../../../shared/day-format.ts'
import type { WorkOfDay } from '../calendar.queries.ts'
import { calendarTexts } from '../calendar.texts.ts'
import classes from './event-row.module.css'
import { WorkMark } from './work-mark.tsx'

type Props = {
  work: WorkOfDay
  /** Lists tell the day; where a day is shown already it would only be repeated. */
  withDates?: boolean
}

/** How much of a kind plans bring on a day; it is done on Today (HUS-29). */
export const WorkRow = ({ work: { day, kind, count }, withDates = false }: Props) => (
  <li data-key-entry className={classes.row}>
    <div className={classes.words}>
      <p className={classes.head}>
        <WorkMark />
        <Link to="/today" className={classes.due}>
          <VisuallyHidden>{calendarTexts.work.mark}: </VisuallyHidden>
          {workWords(kind, count)}
        </Link>
      </p>
      {withDates && <p className={classes.when}>{shownDay(day)}</p>}
    </div>
  </li>
)

/** Tells one such line from all others. */
export const workKey = ({ kind, day }: WorkOfDay): string => JSON.stringify(['work', kind, day])
