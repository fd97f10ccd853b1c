import { limitMessage } from '@clutchbook/domain/billing/billing.errors'
import type { CountedKind } from '@clutchbook/domain/billing/billing.rules'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { archivePath } from '../../../shared/api/archive-path.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { billingTexts } from '../billing.texts.ts'
import { useCheckoutHere } from '../hooks/use-checkout.ts'
import classes from './limit-reached.module.css'

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
  return (
    <EmptyState
      title={billingTexts.upgradeRequired}
      text={limitMessage(counted)}
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
