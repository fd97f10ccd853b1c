import { DomainError } from '../kernel/domain-error.ts'
import { type CountedKind, freeLimits } from './billing.rules.ts'

const spoken: Readonly<Record<CountedKind, string>> = {
  animals: 'animals',
  projects: 'breeding projects',
  eggs: 'eggs',
}

/** The text of an upgrade prompt (BIL-11, BRD-Q07). */
export const limitMessage = (kind: CountedKind): string =>
  `You've reached the free plan limit of ${freeLimits[kind]} ${spoken[kind]}. Upgrade to the Pro plan in settings for unlimited access!`

export const planLimitReached = (kind: CountedKind) => new DomainError('plan-limit', limitMessage(kind))

/** BIL-19: also where payments are off or the provider does not answer. */
export const checkoutFailed = () =>
  new DomainError('unavailable', 'Failed to start checkout process. Please try again.')

export const alreadyPro = () => new DomainError('taken', 'You are on the Pro plan already')

export const portalFailed = () =>
  new DomainError('unavailable', 'Failed to open the page of your subscription. Please try again.')

export const nothingToManage = () => new DomainError('not-found', 'There is no subscription to manage')

/** BIL-33. */
export const cancelFailed = () => new DomainError('unavailable', 'Failed to cancel subscription')

export const nothingToCancel = () => new DomainError('not-found', 'There is no subscription to cancel')

export const paymentUnknown = () =>
  new DomainError('unavailable', 'The payment provider does not answer. Please try again in a moment.')

/** A message that the provider did not sign, or not now. */
export const forgedMessage = () =>
  new DomainError('not-valid', 'The message carries no valid signature of the payment provider')

export const paymentsOff = () => new DomainError('unavailable', 'Payments are not set up here')
