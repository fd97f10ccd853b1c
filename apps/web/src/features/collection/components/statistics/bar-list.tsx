import { formatAmount } from '@clutchbook/domain/kernel/amount'
import type { ReactNode } from 'react'
import type { Bar } from '../../statistics-shape.ts'
import classes from './bar-list.module.css'

type Props = {
  bars: readonly Bar[]
  /** How a bar is named, where its label alone won't do. */
  name?: (label: string) => ReactNode
  /** What stands at the end of a bar, where it isn't the count. */
  value?: (bar: Bar) => ReactNode
}

/** Counts as lines with a bar each; read aloud it is a list of terms and numbers. */
export const BarList = ({ bars, name, value }: Props) => (
  <dl className={classes.list}>
    {bars.map((bar) => (
      <div key={bar.label} className={classes.line}>
        <dt className={classes.name}>{name ? name(bar.label) : bar.label}</dt>
        <dd className={classes.value}>{value ? value(bar) : formatAmount(bar.count)}</dd>
        <dd className={classes.track} aria-hidden>
          <span className={classes.bar} style={{ width: `${bar.length}%` }} />
        </dd>
      </div>
    ))}
  </dl>
)
