import { Link } from '@tanstack/react-router'
import Egg from 'lucide-react/icons/egg'
import { shownDay } from '../../../shared/day-format.ts'
import type { Clutch } from '../../eggs/public/female-clutches-query.ts'
import { seasonTexts } from '../season.texts.ts'
import classes from './season-line.module.css'

const texts = seasonTexts.line

/** A clutch or a litter, where a cycle ends; it leads to its page. */
export function ClutchEvent({ clutch }: { clutch: Clutch }) {
  const { id, kind, code, layDate, eggCount, sluggedCount, liveCount, stillbornCount } = clutch
  const said =
    kind === 'litter'
      ? texts.born(liveCount ?? 0, stillbornCount ?? 0, sluggedCount)
      : texts.laid(eggCount - sluggedCount, sluggedCount)
  return (
    <li className={classes.event}>
      <span className={classes.sign} data-kind="clutch">
        <Egg size={16} aria-hidden />
      </span>
      <div className={classes.words}>
        <p className={classes.head}>
          <strong>{texts[kind]}</strong>
          <Link to="/clutches/$id" params={{ id: String(id) }} className={classes.link}>
            {code}
          </Link>
          <time className={classes.day} dateTime={layDate}>
            {shownDay(layDate)}
          </time>
        </p>
        <p className={classes.more}>{said}</p>
      </div>
    </li>
  )
}
