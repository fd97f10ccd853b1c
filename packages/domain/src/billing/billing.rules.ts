/** What a keeper pays for. */
export type Plan = 'free' | 'pro'

/** Kinds of record that a plan counts. */
export const countedKinds = ['animals', 'projects', 'eggs'] as const
export type CountedKind = (typeof countedKinds)[number]

/** How many records of each kind the free plan holds (BIL-01 to BIL-03). Everything stored counts, archived or finished too (BIL-Q02). */
export const freeLimits: Readonly<Record<CountedKind, number>> = { animals: 10, projects: 5, eggs: 10 }

/** The most records of a kind under a plan; null means no limit (BIL-04). */
export const limitOf = (plan: Plan, kind: CountedKind): number | null =>
  plan === 'pro' ? null : freeLimits[kind]

/** Whether the keeper should hear that the limit is near: from two below it (BIL-09). */
export const isNearLimit = ({ count, limit }: { count: number; limit: number | null }): boolean =>
  limit !== null && count >= limit - 2

/** Words of the wire for the counted kinds (BIL-Q03): `reptiles` and `animals` mean the same. */
export const kindWords: Readonly<Record<string, CountedKind>> = {
  reptiles: 'animals',
  animals: 'animals',
  'breeding-projects': 'projects',
  eggs: 'eggs',
}

/**
 * How a subscription looks to its keeper. `pastDue` is still Pro: a payment has failed and the provider tries again
 * (BIL-Q09); `cancelled` is Pro until the period ends (BIL-07).
 */
export const subscriptionStates = ['free', 'pro', 'cancelled', 'pastDue'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** States of a subscription at the provider that are paid for, or are about to be once a payment is tried again. */
const paidStatuses: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due'])

/** Whether a subscription with the provider's word for its state gives Pro. An unknown word does not. */
export const isPaid = (status: string | null): boolean => status !== null && paidStatuses.has(status)

/** The state that is told, from the plan and what the provider has said of the subscription. */
export function stateOf(
  plan: Plan,
  { status, isCancelled }: { status: string | null; isCancelled: boolean },
): SubscriptionState {
  if (plan === 'free') return 'free'
  if (!isPaid(status)) return 'pro'
  if (isCancelled) return 'cancelled'
  return status === 'past_due' ? 'pastDue' : 'pro'
}
