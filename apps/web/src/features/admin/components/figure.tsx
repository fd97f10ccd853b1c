import { formatAmount } from '@clutchbook/domain/kernel/amount'
import classes from './figure.module.css'

/** A count, large, with what is counted. */
export const Figure = ({ count, of }: { count: number; of: string }) => (
  <p className={classes.figure}>
    <span className={classes.count}>{formatAmount(count)}</span> {of}
  </p>
)
