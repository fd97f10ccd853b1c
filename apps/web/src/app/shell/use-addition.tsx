import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { unreachable } from '../../shared/api/api-error.ts'
import { showFailure } from '../../shared/ui/toast.ts'

type Dialog = ComponentType<{ onClose: () => void }>

/** Opens the dialog in which something is added; its code comes with the wish. `dialog` is drawn by whoever asks. */
export function useAddition(): { open: (load: () => Promise<Dialog>) => void; dialog: ReactNode } {
  const [dialog, setDialog] = useState<{ Content: Dialog } | null>(null)
  const close = useCallback(() => setDialog(null), [])
  const open = useCallback((load: () => Promise<Dialog>): void => {
    load().then(
      (Content) => setDialog({ Content }),
      () => showFailure(unreachable(), '', ''),
    )
  }, [])
  return { open, dialog: dialog && <dialog.Content onClose={close} /> }
}
