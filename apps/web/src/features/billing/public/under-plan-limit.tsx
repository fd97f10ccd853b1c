import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
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
  const content = useRef<HTMLDivElement>(null)
  useFirstField(content, !isPending)
  return (
    <>
      <PlanLimitLine kind={kind} what={what} />
      <div className={isPending ? classes.unseen : undefined} ref={content}>
        {children}
      </div>
    </>
  )
}

/** What is out of sight can't take the focus when its dialog opens, so the first field takes it once it is seen. */
function useFirstField(content: RefObject<HTMLElement | null>, isSeen: boolean): void {
  const wasSeen = useRef(isSeen)
  useEffect(() => {
    if (!isSeen || wasSeen.current) return
    wasSeen.current = true
    content.current
      ?.closest('[role="dialog"]')
      ?.querySelector<HTMLElement>('[data-autofocus]')
      ?.focus({ preventScroll: true })
  }, [content, isSeen])
}
