import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { DiscardDialog } from '../components/discard-dialog.tsx'
import { UnreadList } from '../components/unread-list.tsx'
import classes from '../components/waiting-line.module.css'
import { type Asked, WaitingLine } from '../components/waiting-line.tsx'
import { isHeldBy } from '../entry-words.ts'
import { useOutbox } from '../hooks/use-outbox.ts'
import { outbox } from '../outbox.ts'
import { waitingTexts as texts } from '../waiting.texts.ts'
import { hasWaiting } from '../waits-mark.ts'

const CorrectDialog = lazyDialog(async () => (await import('../components/correct-dialog.tsx')).CorrectDialog)

/** What waits, before it was read: that nothing does is said of what is known. */
const Outline = () => (
  <div className={classes.list} role="status" aria-busy aria-label={texts.loading}>
    <Skeleton card height={112} />
    <Skeleton card height={112} />
  </div>
)

/** What waits on this device for the server: what it is, whose, since when and why, and what can be done (OFF-20). */
export function WaitingPage() {
  const { entries, unread, isRead, isSending } = useOutbox()
  const { id: person } = useCurrentUser()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const asking = entries.filter(({ state }) => state === 'asks')
  const others = entries.filter(({ state }) => state !== 'asks')
  const undecided = new Set([...asking, ...unread].map(({ id }) => id))
  const list = (of: readonly OutboxEntry[]) => (
    <ul className={classes.list}>
      {of.map((entry) => (
        <WaitingLine
          key={entry.id}
          entry={entry}
          isSending={isSending(entry.id)}
          isHeld={isHeldBy(entry, undecided)}
          onAsk={setAsked}
        />
      ))}
    </ul>
  )
  return (
    <>
      <PageHeader
        title={texts.title}
        {...(others.length > 0 && {
          actions: (
            <Button variant="default" onClick={outbox.sendNow}>
              {texts.sendNow}
            </Button>
          ),
        })}
      />
      {!isRead && hasWaiting(person) ? (
        <Outline />
      ) : entries.length + unread.length === 0 ? (
        <EmptyState
          title={texts.none}
          text={texts.noneText}
          action={<LinkButton to="/">{texts.toToday}</LinkButton>}
        />
      ) : (
        <div className={classes.parts}>
          <p className={classes.intro}>{texts.intro}</p>
          {asking.length + unread.length > 0 && (
            <section className={classes.part}>
              <h2 className={classes.heading}>{texts.needsYou}</h2>
              <UnreadList entries={unread} />
              {list(asking)}
            </section>
          )}
          {others.length > 0 && (
            <section className={classes.part}>
              <h2 className={classes.heading}>{texts.toSend}</h2>
              {list(others)}
            </section>
          )}
        </div>
      )}
      {asked?.what === 'correct' && <CorrectDialog entry={asked.entry} onClose={close} />}
      {asked?.what === 'discard' && <DiscardDialog entry={asked.entry} onClose={close} />}
    </>
  )
}
