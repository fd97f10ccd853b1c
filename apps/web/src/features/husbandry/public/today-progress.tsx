import { todayTexts as texts } from '../today.texts.ts'
import classes from './today-progress.module.css'

type Props = { done: number; all: number }

/** How much of the day's work is done. */
export const TodayProgress = ({ done, all }: Props) => (
  <span className={classes.progress}>
    <progress className={classes.bar} max={all} value={done} aria-hidden />
    <span>{texts.progress(done, all)}</span>
  </span>
)
