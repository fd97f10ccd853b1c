import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { Link } from '@tanstack/react-router'
import Heart from 'lucide-react/icons/heart'
import LogIn from 'lucide-react/icons/log-in'
import type { ReactNode } from 'react'
import { shownDay } from '../../../shared/day-format.ts'
import { seasonTexts } from '../season.texts.ts'
import type { ShownVisit } from '../visits.ts'
import classes from './season-line.module.css'

const texts = seasonTexts.line

type Props = {
  visit: Pick<ShownVisit, 'femaleId' | 'femaleName' | 'from' | 'until' | 'locks'>
  today: CivilDay
  /** What else is said in its line. */
  more?: string | null
  /** What stands below it. */
  children?: ReactNode
}

/** A visit of a male in the list of his visits: with whom he was, from when to when, and how often they locked. */
export function VisitLine({ visit, today, more, children }: Props) {
  const { femaleId, femaleName, from, until, locks } = visit
  const Sign = locks > 0 ? Heart : LogIn
  const said = [from > today && texts.planned, locks > 0 && texts.locks(locks), more].filter(Boolean)
  return (
    <li className={classes.visit}>
      <span className={classes.sign} data-kind={locks > 0 ? 'lock' : 'introduced'}>
        <Sign size={16} aria-hidden />
      </span>
      <div className={classes.words}>
        <p className={classes.head}>
          <Link to="/animals/$id" params={{ id: String(femaleId) }} className={classes.link}>
            <strong>{femaleName}</strong>
          </Link>
          <span className={classes.day}>
            <time dateTime={from}>{shownDay(from)}</time>
            {until === from ? '' : ` – ${until === null ? texts.goesOn : shownDay(until)}`}
          </span>
        </p>
        {said.length > 0 && <p className={classes.more}>{said.join(' · ')}</p>}
        {children}
      </div>
    </li>
  )
}
