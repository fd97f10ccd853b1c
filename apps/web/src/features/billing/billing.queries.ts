import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../accounts/public/current-user-query.ts'
import {
  cancelSubscription,
  getPlanLimit,
  getSubscription,
  type LimitKind,
  openCheckout,
  openPortal,
  planLimitPath,
  refreshPath,
  refreshSubscription,
  subscriptionPath,
} from './billing.api.ts'

const halfMinute = 30_000

/** Count and limit of one kind of record, kept for 30 seconds (BIL-08). */
export const planLimitQuery = (kind: LimitKind) =>
  queryOptions({
    queryKey: [planLimitPath(kind)],
    queryFn: ({ signal }) => getPlanLimit(kind, signal),
    staleTime: halfMinute,
  })

/** How the keeper's plan stands; it may change at the provider's page, so it is asked again each time it is shown. */
export const subscriptionQuery = queryOptions({
  queryKey: [subscriptionPath],
  queryFn: ({ signal }) => getSubscription(signal),
  staleTime: 0,
})

/** Everything that follows from the plan is asked again. */
async function reloadPlan(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    cache.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
    cache.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/plan-limits/'),
    }),
  ])
}

export const useOpenCheckout = () => useMutation({ mutationFn: openCheckout })

export const useOpenPortal = () => useMutation({ mutationFn: openPortal })

export function useCancelSubscription() {
  const cache = useQueryClient()
  return useMutation({ mutationFn: cancelSubscription, onSuccess: () => reloadPlan(cache) })
}

/** How often, and how far apart, the current user is asked for before the server is made to look (BIL-Q05). */
const looks = 4
const pauseMs = 1500

/**
 * Waits for a payment to arrive: loads the current user a few times (BIL-24), then has the server ask the provider.
 * Answers whether the keeper is Pro now; opening the page by itself changes nothing.
 */
async function awaitPro(cache: QueryClient, signal: AbortSignal): Promise<boolean> {
  const isPro = (): boolean => cache.getQueryData(currentUserQuery.queryKey)?.plan === 'pro'
  for (let look = 0; look < looks && !signal.aborted; look += 1) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    await reloadPlan(cache)
    if (isPro()) return true
  }
  if (signal.aborted) return false
  await refreshSubscription()
  await reloadPlan(cache)
  return isPro()
}

export function useArrival() {
  const cache = useQueryClient()
  return useQuery({
    queryKey: [refreshPath],
    queryFn: ({ signal }) => awaitPro(cache, signal),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
