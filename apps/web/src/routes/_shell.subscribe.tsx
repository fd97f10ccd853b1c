import { createFileRoute } from '@tanstack/react-router'
import { subscriptionQuery } from '../features/billing/billing.queries.ts'
import { SubscribePage } from '../features/billing/pages/subscribe-page.tsx'

/** The way to Pro (BIL-14). */
export const Route = createFileRoute('/_shell/subscribe')({
  staticData: { title: 'Subscription', back: '/' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(subscriptionQuery)
  },
  component: SubscribePage,
})
