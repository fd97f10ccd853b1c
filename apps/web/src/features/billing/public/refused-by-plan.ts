import { ApiError } from '../../../shared/api/api-error.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { billingTexts } from '../billing.texts.ts'

/** Tells of a refusal for want of places in the words of the plan (BIL-11); answers whether it was one. */
export function toldOfPlanLimit(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'plan-limit') return false
  showToast({ title: billingTexts.upgradeRequired, text: error.text, failure: true })
  return true
}
