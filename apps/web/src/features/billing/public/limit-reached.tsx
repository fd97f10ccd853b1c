import { limitMessage } from '@clutchbook/domain/billing/billing.errors'
import type { CountedKind } from '@clutchbook/domain/billing/billing.rules'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { archivePath } from '../../../shared/api/archive-path.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import type { LimitKind } from '../billing.queries.ts'
import { billingTexts } from '../billing.texts.ts'
import { useCheckoutHere } from '../hooks/use-checkout.ts'
import classes from './limit-reached.module.css'
import { usePlanLimit } from './use-plan-limit.ts'

const limitKinds: Readonly<Record<CountedKind, LimitKind>> = {
  animals: 'animals',
  projects: 'breeding-projects',
  eggs: 'eggs',
}

type Props = {
  counted: CountedKind
  /** Where else to go from here. */
  action: ReactNode
}

/**
 * Stands where a form would when the plan has no place left (BIL-11), with the way to the checkout (BIL-17), back, and out with
 * everything (U13).
 */
export function LimitReached({ counted, action }: Props) {
  const { go, isPending } = useCheckoutHere()
  const usage = usePlanLimit(limitKinds[counted])
  // Several at once are refused where only some of them fit.
  const left = usage && usage.limit !== null ? usage.limit - usage.count : 0
  return (
    <EmptyState
      title={billingTexts.upgradeRequired}
      text={left > 0 ? `${limitMessage(counted)} ${billingTexts.roomFor(left)}` : limitMessage(counted)}
      action={
        <div className={classes.ways}>
          <Button loading={isPending} onClick={go}>
            {billingTexts.upgradeNow}
          </Button>
          {action}
          <Button component="a" href={archivePath} download variant="subtle">
            {billingTexts.takeAlong}
          </Button>
        </div>
      }
    />
  )
}
