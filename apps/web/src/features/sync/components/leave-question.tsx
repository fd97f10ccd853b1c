import { Button } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import { waitingState } from '../../../shared/api/waiting-state.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { sendAll } from '../send-all.ts'
import { waitingTexts } from '../waiting.texts.ts'
import classes from './leave-question.module.css'

const texts = waitingTexts.leaving

type Props = {
  /** Signs out; what still waits stays here. */
  onLeave: () => void
  /** Stays signed in. */
  onClose: () => void
}

/** Asks who signs out while something waits: it is sent first, or stays here and says nothing to anyone else (OFF-22). */
export function LeaveQuestion({ onLeave, onClose }: Props) {
  const { waiting } = useSyncExternalStore(waitingState.subscribe, waitingState.counts)
  const [state, setState] = useState<'asked' | 'sending' | 'left'>('asked')
  const send = async (): Promise<void> => {
    setState('sending')
    if ((await sendAll()) === 0) onLeave()
    else setState('left')
  }
  return (
    <Dialog
      onClose={onClose}
      title={texts.title(waiting)}
      sends={null}
      closeOnClickOutside={false}
      size={460}
    >
      <p className={classes.words}>{texts.text}</p>
      <p className={classes.left} role="status">
        {state === 'left' && texts.left(waiting)}
      </p>
      <div className={classes.buttons}>
        <Button data-autofocus loading={state === 'sending'} onClick={() => void send()}>
          {texts.send}
        </Button>
        <Button variant="default" disabled={state === 'sending'} onClick={onLeave}>
          {texts.leave}
        </Button>
        <Button variant="subtle" disabled={state === 'sending'} onClick={onClose}>
          {texts.stay}
        </Button>
      </div>
    </Dialog>
  )
}
