import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { notificationsQuery, useReadAllNotifications } from '../notifications.queries.ts'
import { notificationTexts as texts } from '../notifications.texts.ts'
import { NotificationLine } from './notification-line.tsx'
import classes from './notifications-panel.module.css'

type Props = {
  /** What opened it; a press there closes it by itself. */
  bell: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The list behind the bell, and how to mark all of it read (NOT-03, NOT-05). */
export function NotificationsPanel({ bell, onClose }: Props) {
  const panel = useRef<HTMLElement>(null)
  useClosing(panel, bell, onClose)
  const { data: all, error, refetch } = useQuery(notificationsQuery)
  const reading = useReadAllNotifications()
  const readAll = (): void =>
    reading.mutate(undefined, {
      onSuccess: () => showToast({ title: texts.allRead }),
      onError: tellAllFailed,
    })
  const hasUnread = all?.some(({ read }) => !read) ?? false
  return (
    <section ref={panel} role="dialog" aria-label={texts.title} tabIndex={-1} className={classes.panel}>
      <div className={classes.head}>
        <h2 className={classes.title}>{texts.title}</h2>
        <Button variant="subtle" size="compact-sm" disabled={!hasUnread} onClick={readAll}>
          {texts.readAll}
        </Button>
      </div>
      {!all && !error && <Loading />}
      {!all && error && (
        <div className={classes.failure}>
          <LoadFailure
            title={texts.failed}
            error={error}
            otherwise={texts.otherwise}
            action={texts.tryAgain}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {all?.length === 0 && <p className={classes.empty}>{texts.empty}</p>}
      {all && all.length > 0 && (
        <ul className={classes.list} aria-label={texts.title}>
          {all.map((notification) => (
            <NotificationLine key={notification.id} notification={notification} onLeave={onClose} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Takes the focus when it opens; Escape and a press outside close it. */
function useClosing(
  panel: RefObject<HTMLElement | null>,
  bell: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    panel.current?.focus()
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close()
    }
    const onPress = (event: PointerEvent): void => {
      const at = event.target
      const isInside = (place: HTMLElement | null) => at instanceof Node && place?.contains(at)
      if (!isInside(panel.current) && !isInside(bell.current)) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [panel, bell])
}

const Loading = () => (
  <div className={classes.loading} aria-busy>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    <Skeleton height={18} width="70%" />
    <Skeleton height={18} width="52%" />
  </div>
)

/** The same words whatever the server says (NOT-10), unless it can't be reached at all. */
function tellAllFailed(failure: unknown): void {
  const { title, text } = texts.allFailed
  if (failure instanceof ApiError && failure.status === 0) showFailure(failure, title, text)
  else showToast({ title, text, failure: true })
}
