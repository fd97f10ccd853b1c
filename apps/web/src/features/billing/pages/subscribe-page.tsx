import type { Subscription } from '@clutchbook/domain/billing/billing.schema'
import { Anchor, Button } from '@mantine/core'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { useSubscription } from '../billing.queries.ts'
import { billingTexts } from '../billing.texts.ts'
import { CancelSubscription } from '../components/cancel-subscription.tsx'
import { ProCard } from '../components/pro-card.tsx'
import { useCheckoutTab, usePortal } from '../hooks/use-checkout.ts'
import classes from './billing-page.module.css'

const { subscribe: texts } = billingTexts

/** The way to Pro, and for who is there already their plan (BIL-14, BIL-Q10). */
export function SubscribePage() {
  const { data, error, refetch } = useSubscription()
  const { title, text, action } = billingTexts.loadFailed
  return (
    <div className={classes.page}>
      <PageHeader title={texts.title} />
      {data && <Offer subscription={data} />}
      {!data && !error && <Skeleton height={320} />}
      {!data && error && (
        <LoadFailure
          title={title}
          error={error}
          otherwise={text}
          action={action}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}

function Offer({ subscription }: { subscription: Subscription }) {
  if (subscription.state !== 'free') return <OwnPlan subscription={subscription} />
  if (!subscription.limits) return <p className={classes.text}>{texts.open}</p>
  return <Upgrade subscription={subscription} />
}

function Upgrade({ subscription }: { subscription: Subscription }) {
  const { open, isPending, blockedUrl } = useCheckoutTab()
  return (
    <>
      <p className={classes.text}>{texts.text}</p>
      <ProCard level={2} title={texts.heading} subscription={subscription}>
        <Button loading={isPending} onClick={open}>
          {texts.action}
        </Button>
      </ProCard>
      {blockedUrl && (
        <p role="status">
          {texts.blocked}{' '}
          <Anchor href={blockedUrl} target="_blank" rel="noopener">
            {texts.link}
          </Anchor>
        </p>
      )}
    </>
  )
}

const tellNoPortal = (): void =>
  showToast({
    title: billingTexts.errorTitle,
    text: billingTexts.manageFailed,
    failure: true,
  })

function OwnPlan({ subscription }: { subscription: Subscription }) {
  const portal = usePortal(tellNoPortal)
  return (
    <ProCard level={2} title={billingTexts.pro} subscription={subscription}>
      {subscription.isManaged && (
        <Button loading={portal.isPending} onClick={portal.go}>
          {billingTexts.manage}
        </Button>
      )}
      {subscription.isManaged && subscription.state !== 'cancelled' && <CancelSubscription />}
    </ProCard>
  )
}
