import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useLeave } from '../../hooks/use-leave.ts'
import { settingsTexts } from '../../settings.texts.ts'
import classes from './actions-section.module.css'
import { ChangePasswordForm } from './change-password-form.tsx'
import { SessionList } from './session-list.tsx'
import { SettingsSection } from './settings-section.tsx'

const { actions: texts, password, signOut } = settingsTexts

/** The password, the way out, and where else the keeper is signed in (ACC-37). */
export function ActionsSection({ username }: { username: string }) {
  const [isExpanded, setExpanded] = useState(false)
  const { leave, isLeaving } = useLeave()
  const change = useRef<HTMLButtonElement>(null)
  const wasExpanded = useRef(false)
  // Who closes the form stands again on the button that opened it.
  useEffect(() => {
    if (wasExpanded.current && !isExpanded) change.current?.focus()
    wasExpanded.current = isExpanded
  }, [isExpanded])
  return (
    <SettingsSection heading={texts.heading}>
      {isExpanded && <ChangePasswordForm username={username} onDone={() => setExpanded(false)} />}
      <div className={classes.actions}>
        {!isExpanded && (
          <Button ref={change} variant="default" aria-expanded={false} onClick={() => setExpanded(true)}>
            {password.change}
          </Button>
        )}
        <Button variant="default" loading={isLeaving} onClick={() => leave(signOut)}>
          {texts.signOut}
        </Button>
      </div>
      <SessionList />
    </SettingsSection>
  )
}
