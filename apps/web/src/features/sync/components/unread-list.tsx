import type { UnreadEntry } from '@clutchbook/domain/sync/outbox/outbox'
import { Button } from '@mantine/core'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { focusContent } from '../../../shared/ui/focus-content.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { outbox } from '../outbox.ts'
import { waitingTexts } from '../waiting.texts.ts'
import classes from './waiting-line.module.css'

const texts = waitingTexts.unread

/** Changes that can't be read any more, or not by this version of the site. */
export function UnreadList({ entries }: { entries: readonly UnreadEntry[] }) {
  if (entries.length === 0) return null
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <UnreadLine key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

/** One of them, with the way to give it up. */
function UnreadLine({ entry: { id, why } }: { entry: UnreadEntry }) {
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const others = outbox.discarded(id).length
  const discard = async (): Promise<void> => {
    setBusy(true)
    try {
      await outbox.discard(id)
      focusContent()
      showToast({ title: waitingTexts.discarding.done })
    } catch (error) {
      setBusy(false)
      showFailure(error, waitingTexts.failed, waitingTexts.failedText)
    }
  }
  return (
    <li className={classes.line} data-asks>
      <CircleAlert className={classes.icon} size={22} aria-hidden />
      <div className={classes.words}>
        <h3 className={classes.name}>{texts.what}</h3>
        <p className={classes.why}>{texts[why]}</p>
      </div>
      <div className={classes.actions}>
        <Button
          variant="subtle"
          color="danger"
          aria-label={waitingTexts.act(waitingTexts.discard, texts.what)}
          onClick={() => setAsked(true)}
        >
          {waitingTexts.discard}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          opened
          title={texts.discard}
          sends={null}
          confirmLabel={waitingTexts.discard}
          danger
          busy={isBusy}
          onConfirm={() => void discard()}
          onClose={() => setAsked(false)}
        >
          <p>{texts.gone}</p>
          {others > 0 && <p>{waitingTexts.discarding.withOthers(others)}</p>}
        </ConfirmDialog>
      )}
    </li>
  )
}
