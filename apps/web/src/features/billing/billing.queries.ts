import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
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

/**
 * The server waits for the payment provider for nine seconds and tries twice by itself, so its answer stands: whoever
 * waits hears within ten (R44). Only where it could not be reached at all is it asked again.
 */
const retry = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof ApiError && error.status === 0

/**
 * How the keeper's plan stands. It may have changed in another tab, at the provider's page: whatever else follows from
 * the plan is asked for again then.
 */
export function useSubscription() {
  const cache = useQueryClient()
  const answer = useQuery(subscriptionQuery)
  const plan = useQuery(currentUserQuery).data?.plan
  const state = answer.data?.state
  const isApart = plan !== undefined && state !== undefined && (plan === 'free') !== (state === 'free')
  useEffect(() => {
    if (isApart) void reloadPlan(cache)
  }, [isApart, cache])
  return answer
}

export const useOpenCheckout = () => useMutation({ mutationFn: openCheckout, retry })

export const useOpenPortal = () => useMutation({ mutationFn: openPortal, retry })

export function useCancelSubscription() {
  const cache = useQueryClient()
  return useMutation({ mutationFn: cancelSubscription, retry, onSuccess: () => reloadPlan(cache) })
}

/** How often, and how far apart, the current user is asked for (BIL-Q05). */
const looks = 4
const pauseMs = 1500

const isPro = (cache: QueryClient): boolean => cache.getQueryData(currentUserQuery.queryKey)?.plan === 'pro'

/**
 * Waits for a payment to arrive: loads the current user a few times (BIL-24). It only looks, so that opening the page
 * never changes the plan (BIL-38). Answers whether the keeper is Pro now.
 */
async function awaitPro(cache: QueryClient, signal: AbortSignal): Promise<boolean> {
  for (let look = 0; look < looks && !signal.aborted; look += 1) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    await reloadPlan(cache)
    if (isPro(cache)) return true
  }
  return false
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

/** Has the server ask the provider, where its message is late; answers whether the keeper is Pro now (R45). */
export function useAskProvider() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await refreshSubscription()
      await reloadPlan(cache)
      return isPro(cache)
    },
    retry,
  })
}
