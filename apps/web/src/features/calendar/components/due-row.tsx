import { dueWords } from '@clutchbook/domain/calendar/due-days.rules'
import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { shownDay } from '../../../shared/day-format.ts'
import type { DueDay } from '../calendar.queries.ts'
import { calendarTexts } from '../calendar.texts.ts'
import { DueMark } from './due-mark.tsx'
import classes from './event-row.module.css'

const texts = calendarTexts.due

type Props = {
  due: DueDay
  /** Lists tell the day; where a day is shown already it would only be repeated. */
  withDates?: boolean
}

/** What is expected on a day, and where it follows from (CAL-50). Nothing can be done with it here: it is no event. */
export function DueRow({ due, withDates = false }: Props) {
  const { breedingProjectId, projectName, day } = due
  const what = (
    <>
      <VisuallyHidden>{texts.mark}: </VisuallyHidden>
      {dueWords(due)}
    </>
  )
  return (
    <li data-key-entry className={classes.row}>
      <div className={classes.words}>
        <p className={classes.head}>
          <DueMark />
          {breedingProjectId === null ? (
            <Link to="/incubating" className={classes.due}>
              {what}
            </Link>
          ) : (
            <Link
              to="/breeding/projects/$id"
              params={{ id: String(breedingProjectId) }}
              className={classes.due}
            >
              {what}
            </Link>
          )}
        </p>
        {withDates && <p className={classes.when}>{shownDay(day)}</p>}
        {projectName && <p className={classes.description}>{projectName}</p>}
      </div>
    </li>
  )
}

/** Tells one such line from all others. */
export const dueKey = ({ kind, day, breedingProjectId, projectName }: DueDay): string =>
  JSON.stringify([kind, day, breedingProjectId, projectName])
