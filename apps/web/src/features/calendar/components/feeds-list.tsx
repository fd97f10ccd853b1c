import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { shownDay } from '../../../shared/day-format.ts'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { calendarTexts } from '../calendar.texts.ts'
import type { Feed } from '../feeds.queries.ts'
import { feedsQuery, useRemoveFeed } from '../feeds.queries.ts'
import { feedTexts as texts } from '../feeds.texts.ts'
import classes from './feeds-dialog.module.css'

/** The addresses that work now, each with a way to revoke it. */
export function FeedsList() {
  const { data: feeds, error, refetch } = useQuery(feedsQuery)
  if (error && !feeds)
    return (
      <LoadFailure
        title={texts.failed}
        error={error}
        otherwise={texts.otherwise}
        action={texts.tryAgain}
        onRetry={() => void refetch()}
      />
    )
  return (
    <section>
      <h3 className={classes.heading}>{texts.listTitle}</h3>
      {!feeds && (
        <div aria-busy>
          <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
          <Skeleton height={20} width="60%" />
        </div>
      )}
      {feeds?.length === 0 && <p className={classes.quiet}>{texts.none}</p>}
      <ul className={classes.list}>
        {feeds?.map((feed) => (
          <FeedLine key={feed.id} feed={feed} />
        ))}
      </ul>
    </section>
  )
}

function FeedLine({ feed: { id, type, createdAt, lastReadOn } }: { feed: Feed }) {
  const removal = useRemoveFeed()
  const name = texts.feed(type === null ? null : calendarTexts.types[type])
  const read = texts.lastRead(lastReadOn === null ? null : shownDay(lastReadOn))
  // By the promise: callbacks of a row that has gone meanwhile are not called.
  const revoke = async (): Promise<void> => {
    try {
      await removal.mutateAsync(id)
      showToast({ title: texts.revoked })
    } catch (error) {
      showFailure(error, texts.revokeFailed, texts.otherwise)
    }
  }
  return (
    <li className={classes.feed}>
      <div className={classes.words}>
        <strong>{name}</strong>
        <p className={classes.quiet}>
          {texts.made(shownDay(createdAt.slice(0, 10)))} · {read}
        </p>
      </div>
      <Button
        variant="default"
        loading={removal.isPending}
        aria-label={texts.revokeOf(name)}
        onClick={() => void revoke()}
      >
        {texts.revoke}
      </Button>
    </li>
  )
}
