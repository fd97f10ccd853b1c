import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { shownMoment } from '../../../shared/moment-format.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { nameOf } from '../entry-words.ts'
import { outbox } from '../outbox.ts'
import { goneWith, trashedQuery, useRestoreGone } from '../trashed.queries.ts'
import { waitingTexts as texts } from '../waiting.texts.ts'
import classes from './waiting-line.module.css'

/** Says of a change whose record was deleted meanwhile when that was and by what, with the way to bring that back and send it. */
export function GoneMeanwhile({ entry }: { entry: OutboxEntry }) {
  const { data } = useQuery(trashedQuery)
  const { timeZone } = useCurrentUser()
  const { mutateAsync, isPending } = useRestoreGone()
  if (!data) return texts.gone
  const gone = goneWith(entry, data)
  const [latest] = gone
  if (!latest) return texts.goneForGood
  // By the promise: callbacks of a row that has gone meanwhile are not called.
  const restore = async (): Promise<void> => {
    try {
      await mutateAsync(gone)
      await outbox.retry(entry.id)
    } catch (error) {
      showFailure(error, texts.restoreFailed, texts.restoreFailedText)
    }
  }
  return (
    <>
      {texts.goneWhen[latest.removedVia ?? 'product'](shownMoment(latest.removedAt, timeZone))}
      <Button
        className={classes.restore ?? ''}
        loading={isPending}
        aria-label={texts.act(texts.restore, nameOf(entry))}
        onClick={() => void restore()}
      >
        {texts.restore}
      </Button>
    </>
  )
}
