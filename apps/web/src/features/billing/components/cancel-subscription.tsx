import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useCancelSubscription } from '../billing.queries.ts'
import { billingTexts } from '../billing.texts.ts'

const { cancelling: texts } = billingTexts

type Props = {
  /** Told when the dialog lies over what is below, and when it has gone. */
  onCover?: (isCovered: boolean) => void
}

/** Cancels at the end of the paid period, after a question (BIL-29 to BIL-33, BIL-39). */
export function CancelSubscription({ onCover }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useCancelSubscription()
  const ask = (asking: boolean) => {
    setAsking(asking)
    onCover?.(asking)
  }
  const cancel = async () => {
    try {
      await mutateAsync()
      showToast(texts.done)
    } catch (error) {
      showFailure(error, billingTexts.errorTitle, texts.failed)
    }
    ask(false)
  }
  return (
    <>
      <Button variant="outline" color="danger" onClick={() => ask(true)}>
        {billingTexts.cancel}
      </Button>
      <ConfirmDialog
        sends="POST /api/cancel-subscription"
        opened={isAsking}
        title={texts.title}
        confirmLabel={texts.action}
        keepLabel={texts.keep}
        danger
        busy={isPending}
        onConfirm={cancel}
        onClose={() => ask(false)}
      >
        <p>{texts.text}</p>
      </ConfirmDialog>
    </>
  )
}
