import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { useDeleteAccount } from '../../hooks/use-delete-account.ts'
import { settingsTexts } from '../../settings.texts.ts'
import classes from './delete-section.module.css'
import { SettingsSection } from './settings-section.tsx'
import { SignInAgain } from './sign-in-again.tsx'

const { remove: texts } = settingsTexts

type Props = {
  username: string
  /** Told when a dialog lies over the settings, and when it has gone. */
  onCover: (isCovered: boolean) => void
}

/** The end of the account, and the question before it (ACC-40, ACC-60, ACC-61). */
export function DeleteSection({ username, onCover }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { deleteAccount, isDeleting, isStale } = useDeleteAccount()
  const ask = (asking: boolean) => {
    setAsking(asking)
    onCover(asking)
  }
  return (
    <SettingsSection heading={texts.heading}>
      <p className={classes.text}>{texts.text}</p>
      <Button variant="outline" color="danger" onClick={() => ask(true)}>
        {texts.open}
      </Button>
      <ConfirmDialog
        sends="DELETE /api/user/account"
        opened={isAsking}
        title={texts.title}
        confirmLabel={texts.confirm}
        danger
        busy={isDeleting}
        onConfirm={deleteAccount}
        onClose={() => ask(false)}
      >
        <p>{texts.warning(username)}</p>
        <ul className={classes.list}>
          {texts.list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {isStale && (
          <div className={classes.again}>
            <SignInAgain />
          </div>
        )}
      </ConfirmDialog>
    </SettingsSection>
  )
}
