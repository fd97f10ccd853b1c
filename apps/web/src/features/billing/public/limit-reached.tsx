import { limitMessage } from '@clutchbook/domain/billing/billing.errors'
import type { CountedKind } from '@clutchbook/domain/billing/billing.rules'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { billingTexts } from '../billing.texts.ts'

type Props = {
  counted: CountedKind
  /** Where to go from here. */
  action: ReactNode
}

/** Stands where a form would when the plan has no place left (BIL-11). */
export const LimitReached = ({ counted, action }: Props) => (
  <EmptyState title={billingTexts.upgradeRequired} text={limitMessage(counted)} action={action} />
)
