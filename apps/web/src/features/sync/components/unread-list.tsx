import type { UnreadEntry } from '@clutchbook/domain/sync/outbox/outbox'
import { Button } from '@mantine/core'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { showToast } from '../../../shared/ui/toast.ts'
import { outbox } from '../outbox.ts'
import { waitingTexts } from '../waiting.texts.ts'
import { DiscardQuestion } from './discard-question.tsx'
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
  const discard = async () => {
    await outbox.discard(id)
    return () => showToast({ title: waitingTexts.discarding.done })
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
        <DiscardQuestion
          title={texts.discard}
          text={texts.gone}
          others={outbox.discarded(id).length}
          onDiscard={discard}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  )
}
