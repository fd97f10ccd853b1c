import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { call, pathOf } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'
import { currentUserQuery } from '../accounts/public/current-user-query.ts'

/** Words of the address for what a plan counts. */
export type LimitKind = 'animals' | 'breeding-projects' | 'eggs'

const halfMinute = 30_000

/** Count and limit of one kind of record, kept for 30 seconds (BIL-08). */
export const planLimitQuery = (kind: LimitKind) =>
  queryOptions({
    ...read('GET /api/plan-limits/{kind}', { params: { kind } }),
    staleTime: halfMinute,
  })

/** How the keeper's plan stands; it may change at the provider's page, so it is asked again each time it is shown. */
export const subscriptionQuery = queryOptions({
  ...read('GET /api/subscription', {}),
  staleTime: 0,
})

/** Everything that follows from the plan is asked again. */
const reloadPlan = (cache: QueryClient): Promise<void> =>
  refreshAfter(cache, 'POST /api/refresh-subscription')

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

/** The address of a page of the payment provider; throws where there is none to go to. */
async function openPage(
  address: 'POST /api/create-subscription' | 'POST /api/create-portal-session',
): Promise<string> {
  const { url } = await call(address, {})
  if (!url) throw new Error('The server answered no address')
  return url
}

export const useOpenCheckout = () =>
  useMutation({ mutationFn: () => openPage('POST /api/create-subscription'), retry })

/** Where the keeper manages what they pay. */
export const useOpenPortal = () =>
  useMutation({ mutationFn: () => openPage('POST /api/create-portal-session'), retry })

export function useCancelSubscription() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/cancel-subscription', {}),
    retry,
    onSuccess: () => refreshAfter(cache, 'POST /api/cancel-subscription'),
  })
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
    queryKey: [pathOf('POST /api/refresh-subscription', {})],
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
      await call('POST /api/refresh-subscription', {})
      await reloadPlan(cache)
      return isPro(cache)
    },
    retry,
  })
}
