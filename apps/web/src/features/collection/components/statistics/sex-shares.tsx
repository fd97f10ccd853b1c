import type { AnimalStatistics } from '@clutchbook/domain/collection/animal-statistics.schema'
import { formatAmount } from '@clutchbook/domain/kernel/amount'
import { SexMark } from '../sex-mark.tsx'
import classes from './sex-shares.module.css'

/** How the sexes share the collection: one bar in three colours, and each sex with its sign, count and share. */
export function SexShares({ bySex }: Pick<AnimalStatistics, 'bySex'>) {
  const all = bySex.reduce((total, { count }) => total + count, 0)
  const shareOf = (count: number): number => (all > 0 ? (count / all) * 100 : 0)
  return (
    <>
      <div className={classes.bar} aria-hidden>
        {bySex.map(({ sex, count }) => (
          <span key={sex} className={classes.share} data-sex={sex} style={{ width: `${shareOf(count)}%` }} />
        ))}
      </div>
      <dl className={classes.list}>
        {bySex.map(({ sex, count }) => (
          <div key={sex} className={classes.line}>
            <dt>
              <SexMark sex={sex} spelled />
            </dt>
            <dd className={classes.count}>{formatAmount(count)}</dd>
            <dd className={classes.percent}>{Math.round(shareOf(count))}%</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
