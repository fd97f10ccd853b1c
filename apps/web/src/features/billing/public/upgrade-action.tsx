import type { Plan } from '@clutchbook/domain/billing/billing.rules'
import Sparkles from 'lucide-react/icons/sparkles'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { billingTexts } from '../billing.texts.ts'
import classes from './upgrade-action.module.css'

type Props = {
  plan: Plan
  /** Whether this installation limits the free plan; false also while that isn't known. */
  isLimited: boolean
}

/** Leads to Pro from anywhere (SHELL-21); not for who is Pro, nor where nobody is limited (BIL-Q10). */
export function UpgradeAction({ plan, isLimited }: Props) {
  if (plan === 'pro' || !isLimited) return null
  return (
    <LinkButton
      to="/subscribe"
      variant="light"
      aria-label={billingTexts.upgradeNow}
      className={classes.action ?? ''}
    >
      <span className={classes.label}>
        <Sparkles size={18} aria-hidden />
        <span className={classes.word}>{billingTexts.upgrade}</span>
      </span>
    </LinkButton>
  )
}
