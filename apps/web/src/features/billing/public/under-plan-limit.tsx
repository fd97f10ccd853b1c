import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LimitKind } from '../billing.queries.ts'
import { planLimitQuery } from '../billing.queries.ts'
import { PlanLimitLine } from './plan-limit-line.tsx'
import classes from './under-plan-limit.module.css'

type Props = { kind: LimitKind; what: string; children: ReactNode }

/**
 * Something that stands under the line of a near limit. It keeps out of sight until it is known whether there is a
 * line, so that it never moves down while it is looked at (B9).
 */
export function UnderPlanLimit({ kind, what, children }: Props) {
  const { isPending } = useQuery(planLimitQuery(kind))
  return (
    <>
      <PlanLimitLine kind={kind} what={what} />
      <div className={isPending ? classes.unseen : undefined}>{children}</div>
    </>
  )
}
