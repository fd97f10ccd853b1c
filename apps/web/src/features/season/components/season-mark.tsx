import type { BoardMark } from '@clutchbook/domain/season/board.rules'
import type { FactKind } from '@clutchbook/domain/season/season-facts.rules'
import classes from './season-mark.module.css'

type Props = {
  of: FactKind | BoardMark['kind'] | 'clutch' | 'expected'
  /** Where it stands on its line, in percent. */
  at: number
}

/** The sign of something that happened on a day of a season, or is expected then. */
export const SeasonMark = ({ of, at }: Props) => (
  <span className={classes.mark} data-of={of} style={{ left: `${at}%` }} />
)
