import { VisuallyHidden } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { shownMoment } from '../../../shared/moment-format.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import type { Notification } from '../notifications.queries.ts'
import { useReadNotification } from '../notifications.queries.ts'
import { notificationTexts as texts } from '../notifications.texts.ts'
import classes from './notifications-panel.module.css'

type Props = { notification: Notification; onLeave: () => void }

/** One notification. A click marks it read and leads to its page, or to the calendar where it is of an event (NOT-04). */
export function NotificationLine({ notification, onLeave }: Props) {
  const { id, title, message, read, eventId, to, createdAt } = notification
  const { timeZone } = useCurrentUser()
  const reading = useReadNotification()
  const navigate = useNavigate()
  const press = (): void => {
    // A promise, because by the time it fails the list may be closed.
    if (!read)
      reading.mutateAsync(id).catch((error: unknown) => showFailure(error, texts.oneFailed, texts.otherwise))
    if (eventId === null && to === null) return
    onLeave()
    void navigate({ href: to ?? '/calendar' })
  }
  return (
    <li>
      <button type="button" className={classes.line} data-unread={!read || undefined} onClick={press}>
        <span className={classes.name}>
          {title}
          {!read && <VisuallyHidden> ({texts.unread})</VisuallyHidden>}
        </span>
        <span className={classes.message}>{message}</span>
        <time className={classes.when} dateTime={createdAt}>
          {shownMoment(createdAt, timeZone)}
        </time>
      </button>
    </li>
  )
}
