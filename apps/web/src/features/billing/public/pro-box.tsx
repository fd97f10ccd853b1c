import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useSubscription } from '../billing.queries.ts'
import { billingTexts as texts } from '../billing.texts.ts'
import { CancelSubscription } from '../components/cancel-subscription.tsx'
import { ProCard } from '../components/pro-card.tsx'
import { usePortal } from '../hooks/use-checkout.ts'

type Props = {
  /** Closes the dialog that the box stands in, before another page is opened. */
  onLeave: () => void
  onCover: (isCovered: boolean) => void
}

/** Pro in Account Settings: sign up, manage, cancel (BIL-25 to BIL-33). Nothing where nobody is limited and nobody pays. */
export function ProBox({ onLeave, onCover }: Props) {
  const { data, error, refetch } = useSubscription()
  const navigate = useNavigate()
  const subscribe = () => {
    onLeave()
    void navigate({ to: '/subscribe' })
  }
  const portal = usePortal(subscribe)
  if (error && !data) {
    const { title, text, action } = texts.loadFailed
    return (
      <LoadFailure
        title={title}
        error={error}
        otherwise={text}
        action={action}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton height={280} />
  if (data.state === 'free' && !data.limits) return null
  return (
    <ProCard level={4} subscription={data}>
      {data.state === 'free' && <SignUp onCover={onCover} onConfirm={subscribe} />}
      <Button
        variant={data.state === 'pastDue' ? 'filled' : 'default'}
        loading={portal.isPending}
        onClick={portal.go}
      >
        {texts.manage}
      </Button>
      {data.isManaged && (data.state === 'pro' || data.state === 'pastDue') && (
        <CancelSubscription onCover={onCover} />
      )}
    </ProCard>
  )
}

/** The way to Pro, after a question (BIL-26). */
function SignUp({ onCover, onConfirm }: { onCover: (isCovered: boolean) => void; onConfirm: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const ask = (asking: boolean) => {
    setAsking(asking)
    onCover(asking)
  }
  return (
    <>
      <Button onClick={() => ask(true)}>{texts.signUp}</Button>
      <ConfirmDialog
        sends="POST /api/create-subscription"
        opened={isAsking}
        title={texts.confirm.title}
        confirmLabel={texts.confirm.action}
        onConfirm={() => {
          ask(false)
          onConfirm()
        }}
        onClose={() => ask(false)}
      >
        <p>{texts.confirm.text}</p>
      </ConfirmDialog>
    </>
  )
}
