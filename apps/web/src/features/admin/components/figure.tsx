import classes from './figure.module.css'

/** A count, large, with what is counted. */
export const Figure = ({ count, of }: { count: number; of: string }) => (
  <p className={classes.figure}>
    <span className={classes.count}>{count.toLocaleString('en-US')}</span> {of}
  </p>
)
