import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Sends } from '../api/needs-connection.ts'
import classes from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

type Props = {
  opened: boolean
  /** The question, naming what it is about. */
  title: string
  /** What is called once that is confirmed. */
  sends: Sends
  /** The verb of the button that does it. */
  confirmLabel: string
  /** The words of the button that leaves all as it is. */
  keepLabel?: string
  /** What is done can't be undone, or destroys something. */
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
  /** What follows from saying yes. */
  children?: ReactNode
}

/** Asks before something weighty is done. While it is being done the dialog stays, so that it isn't asked twice. */
export function ConfirmDialog(props: Props) {
  const { opened, title, sends, confirmLabel, keepLabel = 'Cancel', danger = false, busy = false } = props
  const { onConfirm, onClose, children } = props
  const close = () => {
    if (!busy) onClose()
  }
  return (
    <Dialog opened={opened} onClose={close} title={title} sends={sends}>
      <div className={classes.body}>{children}</div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close} disabled={busy} data-autofocus>
          {keepLabel}
        </Button>
        <Button color={danger ? 'danger' : 'amber'} loading={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
