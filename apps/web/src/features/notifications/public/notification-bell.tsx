import { ActionIcon } from '@mantine/core'
import Bell from 'lucide-react/icons/bell'
import { useRef, useState } from 'react'
import { Hint } from '../../../shared/ui/hint.tsx'
import { useLazyPart } from '../../../shared/ui/use-lazy-part.ts'
import { useBell } from '../hooks/use-bell.ts'
import { notificationTexts as texts } from '../notifications.texts.ts'
import classes from './notification-bell.module.css'

const loadPanel = () =>
  import('../components/notifications-panel.tsx').then((module) => module.NotificationsPanel)

/** The bell of the top bar: a dot while there is anything, the number of what is unread, and the list behind it. */
export function NotificationBell() {
  const { hasAny, unread, wantList } = useBell()
  const { part: NotificationsPanel, warm, want } = useLazyPart(loadPanel)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setOpened(false)
    button.current?.focus()
  }
  const press = (): void => {
    want()
    wantList()
    setOpened((before) => !before)
  }
  return (
    <div className={classes.place}>
      <Hint label={texts.title}>
        <ActionIcon
          ref={button}
          variant="default"
          size={38}
          className={classes.bell ?? ''}
          aria-label={texts.bell(unread)}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onPointerEnter={warm}
          onFocus={warm}
          onClick={press}
        >
          <Bell size={18} aria-hidden />
          {hasAny && (
            <span className={classes.dot} data-dot aria-hidden>
              {unread > 0 && texts.count(unread)}
            </span>
          )}
        </ActionIcon>
      </Hint>
      {opened && NotificationsPanel && <NotificationsPanel bell={button} onClose={close} />}
    </div>
  )
}
