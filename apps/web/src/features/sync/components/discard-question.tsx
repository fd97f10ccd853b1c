import { useState } from 'react'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { focusContent } from '../../../shared/ui/focus-content.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { waitingTexts } from '../waiting.texts.ts'

const texts = waitingTexts.discarding

export const tellFailed = (error: unknown): void =>
  showFailure(error, waitingTexts.failed, waitingTexts.failedText)

type Props = {
  title: string
  /** What is lost by it. */
  text: string
  /** How many go with it, since they can't go without. */
  others: number
  /** Gives it up; answers what tells of that. */
  onDiscard: () => Promise<() => void>
  onClose: () => void
}

/** Asks before something is given up that was never sent. */
export function DiscardQuestion({ title, text, others, onDiscard, onClose }: Props) {
  const [isBusy, setBusy] = useState(false)
  const discard = async (): Promise<void> => {
    setBusy(true)
    try {
      const tell = await onDiscard()
      onClose()
      focusContent()
      tell()
    } catch (error) {
      setBusy(false)
      tellFailed(error)
    }
  }
  return (
    <ConfirmDialog
      opened
      title={title}
      sends={null}
      confirmLabel={waitingTexts.discard}
      danger
      busy={isBusy}
      onConfirm={() => void discard()}
      onClose={onClose}
    >
      <p>{text}</p>
      {others > 0 && <p>{texts.withOthers(others)}</p>}
    </ConfirmDialog>
  )
}
