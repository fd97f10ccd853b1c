import { useState } from 'react'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { showUndoable } from '../../../shared/ui/undo.ts'
import { useRemoveAllEvents, useRestoreAllEvents } from '../calendar.queries.ts'
import { calendarTexts } from '../calendar.texts.ts'

const texts = calendarTexts.removeAll

type Props = { opened: boolean; onClose: () => void }

/** Asks twice before all events are deleted (CAL-14, R75), and offers to bring them back afterwards. */
export function RemoveAllDialog({ opened, onClose }: Props) {
  const [isSure, setIsSure] = useState(false)
  const removal = useRemoveAllEvents()
  const restoring = useRestoreAllEvents()
  const close = (): void => {
    setIsSure(false)
    onClose()
  }
  // By the promise: the page that asked may have been left by the time it is undone.
  const restore = async (): Promise<void> => {
    try {
      await restoring.mutateAsync()
      showToast({ title: texts.restored })
    } catch (error) {
      showFailure(error, texts.restoreFailed, texts.notRestored)
    }
  }
  const remove = (): void =>
    removal.mutate(undefined, {
      onSuccess: ({ count }) => {
        if (count > 0) showUndoable(texts.done, () => void restore())
        else showToast({ title: texts.done })
        close()
      },
      onError: (error) => showFailure(error, texts.failed, calendarTexts.remove.nothing),
    })
  return (
    <ConfirmDialog
      sends="DELETE /api/events/all"
      key={String(isSure)}
      opened={opened}
      title={isSure ? texts.sure : texts.title}
      confirmLabel={isSure ? texts.confirm : texts.goOn}
      danger
      busy={removal.isPending}
      onConfirm={isSure ? remove : () => setIsSure(true)}
      onClose={close}
    >
      {isSure ? texts.sureText : texts.text}
    </ConfirmDialog>
  )
}
