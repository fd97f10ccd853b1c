import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import classes from './form-dialog.module.css'

type Props = {
  title: string
  /** Width in pixels where there is room. */
  size: number
  onClose: () => void
  children: ReactNode
}

/** A dialog that holds a form: over the whole screen on a phone, and not closed by a click beside it. */
export function FormDialog({ title, size, onClose, children }: Props) {
  return (
    <Dialog
      onClose={onClose}
      title={title}
      size={size}
      covers="phone"
      closeOnClickOutside={false}
      classNames={{ body: classes.body ?? '' }}
    >
      {children}
    </Dialog>
  )
}
