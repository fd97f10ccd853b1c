import type { ReactNode } from 'react'
import classes from './alarm.module.css'

type Props = {
  /** What is wrong. */
  title: string
  /** What that means, or what to do. */
  children: ReactNode
  /** What can be done at once. */
  action?: ReactNode
}

/** Says that something is wrong, where it can't be overlooked. */
export const Alarm = ({ title, children, action }: Props) => (
  <div className={classes.alarm} role="alert">
    <div className={classes.words}>
      <strong>{title}</strong>
      <p className={classes.text}>{children}</p>
    </div>
    {action}
  </div>
)
