import { createFileRoute } from '@tanstack/react-router'
import { SubscriptionSuccessPage } from '../features/billing/pages/subscription-success-page.tsx'

/** Where the checkout leads back to (BIL-21). */
export const Route = createFileRoute('/_shell/subscription/success')({
  staticData: { title: 'Subscription' },
  component: SubscriptionSuccessPage,
})
