import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { nameOf } from '../entry-words.ts'
import { outbox } from '../outbox.ts'
import { waitingTexts } from '../waiting.texts.ts'
import { DiscardQuestion, tellFailed } from './discard-question.tsx'

const texts = waitingTexts.discarding

/** Asks before a change is given up that was never sent, with those that can't go without it. */
export function DiscardDialog({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  const count = outbox.discarded(entry.id).length
  const discard = async () => {
    const undo = await outbox.discard(entry.id)
    const takeBack = (): void => void undo().then(tellTakenBack, tellFailed)
    return () => showUndoable(texts.done, takeBack, { text: texts.doneText(count) })
  }
  return (
    <DiscardQuestion
      title={texts.title(nameOf(entry))}
      text={texts.text}
      others={count - 1}
      onDiscard={discard}
      onClose={onClose}
    />
  )
}
