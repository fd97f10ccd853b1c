import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { Button } from '@mantine/core'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import { memo } from 'react'
import { shownMoment } from '../../../shared/moment-format.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { isClash, isCorrectable, isOfGone, nameOf, whatOf, whyOf } from '../entry-words.ts'
import { outbox } from '../outbox.ts'
import { waitingTexts as texts } from '../waiting.texts.ts'
import { GoneMeanwhile } from './gone-meanwhile.tsx'
import classes from './waiting-line.module.css'

/** The dialog that was asked for, and the change it is about. */
export type Asked = { readonly what: 'correct' | 'discard'; readonly entry: OutboxEntry }

type Props = {
  entry: OutboxEntry
  isSending: boolean
  /** Whether it comes after a change that waits for its keeper to decide. */
  isHeld: boolean
  onAsk: (asked: Asked) => void
}

/**
 * One change that waits: what it is, whose, since when and why, and the ways out. Memoized, because hundreds may wait and the
 * page renders three times for each that is sent.
 */
export const WaitingLine = memo(function WaitingLine({ entry, isSending, isHeld, onAsk }: Props) {
  const { id, label, writtenAt, state } = entry
  const { timeZone } = useCurrentUser()
  const asks = state === 'asks'
  const name = nameOf(entry)
  const Icon = asks ? CircleAlert : Clock
  const retry = (): void => {
    outbox.retry(id).catch((error: unknown) => showFailure(error, texts.failed, texts.failedText))
  }
  return (
    <li className={classes.line} data-asks={asks || undefined}>
      <Icon className={classes.icon} size={22} aria-hidden />
      <div className={classes.words}>
        <h3 className={classes.name}>{whatOf(entry)}</h3>
        {label !== '' && <p className={classes.whose}>{label}</p>}
        <p className={classes.why}>
          {isOfGone(entry) ? <GoneMeanwhile entry={entry} /> : whyOf(entry, { isSending, isHeld })}
        </p>
        <p className={classes.when}>
          <time dateTime={writtenAt}>{texts.written(shownMoment(writtenAt, timeZone))}</time>
        </p>
      </div>
      <div className={classes.actions}>
        {isCorrectable(entry) && (
          <Button
            aria-label={texts.act(isClash(entry) ? texts.choose : texts.correct, name)}
            onClick={() => onAsk({ what: 'correct', entry })}
          >
            {isClash(entry) ? texts.choose : texts.correct}
          </Button>
        )}
        {asks && !isOfGone(entry) && !isClash(entry) && (
          <Button variant="default" aria-label={texts.act(texts.retry, name)} onClick={retry}>
            {texts.retry}
          </Button>
        )}
        <Button
          variant="subtle"
          color="danger"
          disabled={isSending}
          aria-label={texts.act(texts.discard, name)}
          onClick={() => onAsk({ what: 'discard', entry })}
        >
          {texts.discard}
        </Button>
      </div>
    </li>
  )
})
