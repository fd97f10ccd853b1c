import { shownDayOfYear } from '../../../../shared/day-format.ts'
import { boardTexts as texts } from '../../board.texts.ts'
import { monthWords } from '../../month-lines.ts'
import type { TimeScale } from '../../time-scale.ts'
import classes from './board-head.module.css'

type Props = { scale: TimeScale; today: string }

/** The months and weeks above the lines, with today among them: for the eye alone, since each line is also said in words. */
export const BoardHead = ({ scale: { weeks, months, today: at }, today }: Props) => (
  <div className={classes.head} aria-hidden>
    <span className={classes.column}>{texts.columns.pair}</span>
    <div className={classes.months} style={{ backgroundSize: `${100 / weeks}% 5px` }}>
      {months.map(({ key, at: left, isNow, isCovered }) =>
        isCovered ? null : (
          <span
            key={key}
            className={classes.month}
            data-now={isNow || undefined}
            style={{ left: `${left}%` }}
          >
            {monthWords(key)}
          </span>
        ),
      )}
      {at !== null && (
        <span className={classes.today} style={{ left: `${at}%` }}>
          {shownDayOfYear(today)}
        </span>
      )}
    </div>
    <span className={classes.column}>{texts.columns.next}</span>
  </div>
)
