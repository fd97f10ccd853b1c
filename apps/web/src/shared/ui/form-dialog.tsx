import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { Sends } from '../api/needs-connection.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import classes from './form-dialog.module.css'
import { LeaveGuard, type Loses } from './leave-guard.ts'
import { uiTexts } from './ui.texts.ts'

type Props = {
  title: string
  sends: Sends
  /** Width in pixels where there is room. */
  size: number
  onClose: () => void
  children: ReactNode
}

/** A dialog that holds a form: over the whole screen on a phone, and not closed by a click beside it. */
export function FormDialog({ title, sends, size, onClose, children }: Props) {
  const [isAsking, setAsking] = useState(false)
  const loses = useRef<Loses | null>(null)
  const guard = useCallback((asked: Loses) => {
    loses.current = asked
    return () => {
      loses.current = null
    }
  }, [])
  // One press of Escape is heard by both dialogs, and must not close or open the second one twice.
  const isTaken = useRef(false)
  const close = (): void => {
    if (isTaken.current) return
    isTaken.current = loses.current?.() ?? false
    if (isTaken.current) setAsking(true)
    else onClose()
  }
  const goBack = (): void => {
    setAsking(false)
    setTimeout(() => {
      isTaken.current = false
    })
  }
  const { title: question, text, leave, stay } = uiTexts.leave
  return (
    <Dialog
      onClose={close}
      title={title}
      sends={sends}
      size={size}
      covers="phone"
      closeOnClickOutside={false}
      classNames={{ body: classes.body ?? '' }}
    >
      <LeaveGuard value={guard}>{children}</LeaveGuard>
      {isAsking && (
        <ConfirmDialog
          opened
          sends={null}
          title={question}
          confirmLabel={leave}
          keepLabel={stay}
          danger
          onConfirm={onClose}
          onClose={goBack}
        >
          {text}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
