import { isNearLimit } from '@clutchbook/domain/billing/billing.rules'
import type { LimitKind } from '../billing.queries.ts'
import { billingTexts } from '../billing.texts.ts'
import classes from './plan-limit-line.module.css'
import { UpgradeLink } from './upgrade-link.tsx'
import { usePlanLimit } from './use-plan-limit.ts'

/** More places than this are not drawn one by one. */
const drawnPlaces = 20

type Props = {
  kind: LimitKind
  /** What is counted, in the plural. */
  what: string
}

/** A line with count and limit, shown once the limit is near (BIL-09, BIL-Q11). */
export function PlanLimitLine({ kind, what }: Props) {
  const usage = usePlanLimit(kind)
  if (!usage || usage.limit === null || !isNearLimit(usage)) return null
  const { count, limit, allowed } = usage
  const left = Math.max(0, limit - count)
  return (
    <p className={classes.line} data-full={!allowed || undefined}>
      {limit <= drawnPlaces && (
        <span className={classes.eggs} aria-hidden>
          {Array.from({ length: limit }, (_, place) => place).map((place) => (
            <span key={place} className={classes.egg} data-taken={place < count || undefined} />
          ))}
        </span>
      )}
      <span>
        <strong className={classes.count}>{billingTexts.used(count, limit, what)}</strong>
        <span className={classes.left}>{left > 0 ? billingTexts.left(left) : billingTexts.full}</span>
      </span>
      <UpgradeLink />
    </p>
  )
}
