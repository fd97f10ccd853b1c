import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { useState } from 'react'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { focusContent } from '../../../shared/ui/focus-content.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { nameOf } from '../entry-words.ts'
import { outbox } from '../outbox.ts'
import { waitingTexts } from '../waiting.texts.ts'

const texts = waitingTexts.discarding

const tellFailed = (error: unknown): void => showFailure(error, waitingTexts.failed, waitingTexts.failedText)

/** Asks before a change is given up that was never sent, with those that can't go without it. */
export function DiscardDialog({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const count = outbox.discarded(entry.id).length
  const discard = async (): Promise<void> => {
    setBusy(true)
    try {
      const undo = await outbox.discard(entry.id)
      onClose()
      focusContent()
      showUndoable(texts.done, () => void undo().then(tellTakenBack, tellFailed), {
        text: texts.doneText(count),
      })
    } catch (error) {
      setBusy(false)
      tellFailed(error)
    }
  }
  return (
    <ConfirmDialog
      opened
      title={texts.title(nameOf(entry))}
      sends={null}
      confirmLabel={waitingTexts.discard}
      danger
      busy={isBusy}
      onConfirm={() => void discard()}
      onClose={onClose}
    >
      <p>{texts.text}</p>
      {count > 1 && <p>{texts.withOthers(count - 1)}</p>}
    </ConfirmDialog>
  )
}
