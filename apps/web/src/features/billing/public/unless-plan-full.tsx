import { type ReactNode, useState } from 'react'
import type { LimitKind } from '../billing.queries.ts'
import { UnderPlanLimit } from './under-plan-limit.tsx'
import { usePlanLimit } from './use-plan-limit.ts'

type Props = {
  kind: LimitKind
  what: string
  /** What stands in the form's place where the plan has none left. */
  full: ReactNode
  children: ReactNode
}

/** A form that takes a place of the plan, under the line of a near limit. */
export function UnlessPlanFull({ kind, what, full, children }: Props) {
  const usage = usePlanLimit(kind)
  const [wasAllowed, setWasAllowed] = useState(false)
  // Whoever began the form may finish it: the count is asked again while they type, and their own save changes it.
  if (usage?.allowed && !wasAllowed) setWasAllowed(true)
  if (usage?.allowed === false && !wasAllowed) return full
  return (
    <UnderPlanLimit kind={kind} what={what}>
      {children}
    </UnderPlanLimit>
  )
}
