import { call, pathOf } from '../../shared/api/client.ts'

/** Words of the address for what a plan counts. */
export type LimitKind = 'animals' | 'breeding-projects' | 'eggs'

export const planLimitPath = (kind: LimitKind): string =>
  pathOf('GET /api/plan-limits/{kind}', { params: { kind } })

export const getPlanLimit = (kind: LimitKind, signal: AbortSignal) =>
  call('GET /api/plan-limits/{kind}', { params: { kind }, signal })

export const subscriptionPath = pathOf('GET /api/subscription', {})

export const getSubscription = (signal: AbortSignal) => call('GET /api/subscription', { signal })

/** The address of a checkout at the payment provider; throws where there is none to go to. */
export async function openCheckout(): Promise<string> {
  const { url } = await call('POST /api/create-subscription', {})
  return ensureAddress(url)
}

/** The address where the keeper manages what they pay. */
export async function openPortal(): Promise<string> {
  const { url } = await call('POST /api/create-portal-session', {})
  return ensureAddress(url)
}

function ensureAddress(url: string | undefined): string {
  if (!url) throw new Error('The server answered no address')
  return url
}

export const cancelSubscription = () => call('POST /api/cancel-subscription', {})

export const refreshPath = pathOf('POST /api/refresh-subscription', {})

/** Has the server ask the payment provider how the subscription stands. */
export const refreshSubscription = () => call('POST /api/refresh-subscription', {})
