import type { CountedKind } from '@clutchbook/domain/billing/billing.rules'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { openAccountSettings } from '../../accounts/public/use-account-settings.ts'
import { LimitReached } from '../../billing/public/limit-reached.tsx'
import { eggTexts } from '../eggs.texts.ts'
import classes from './plan-full.module.css'

type Props = {
  counted: CountedKind
  /** How often the plan has refused what was sent; it is not drawn until it has. */
  refusals: number
}

/** The plan has no place for what was sent (EGG-13); what was typed stays below. */
export function PlanFull({ counted, refusals }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  // Whoever sends a long form from its foot would not see what stands at its head.
  useEffect(() => {
    if (refusals > 0) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [refusals])
  if (refusals === 0) return null
  return (
    <div ref={notice} className={classes.full} role="alert">
      <LimitReached
        counted={counted}
        action={
          <Button variant="default" onClick={openAccountSettings}>
            {eggTexts.upgrade}
          </Button>
        }
      />
    </div>
  )
}
