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
