import { Button, Modal } from '@mantine/core'
import { useId, useState } from 'react'
import { useProfileForm } from '../../hooks/use-profile-form.ts'
import { useCurrentUser } from '../../public/use-current-user.ts'
import { settingsTexts } from '../../settings.texts.ts'
import { ActionsSection } from './actions-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import classes from './settings-dialog.module.css'
import { SubscriptionSection } from './subscription-section.tsx'

type Props = { opened: boolean; onClose: () => void }

/** Account Settings (ACC-35): at most nine tenths of the window high, and what is longer scrolls (ACC-41). */
export function SettingsDialog({ opened, onClose }: Props) {
  /** A dialog on top of this one is what Escape closes. */
  const [isCovered, setCovered] = useState(false)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={settingsTexts.title}
      size={600}
      yOffset="5dvh"
      closeOnClickOutside={false}
      closeOnEscape={!isCovered}
      classNames={{ body: classes.body ?? '' }}
    >
      <Settings onClose={onClose} onCover={setCovered} />
    </Modal>
  )
}

type SettingsProps = { onClose: () => void; onCover: (isCovered: boolean) => void }

/** What was typed lives as long as the dialog is open, so that Cancel forgets it (ACC-42). */
function Settings({ onClose, onCover }: SettingsProps) {
  const user = useCurrentUser()
  const profile = useProfileForm(user, onClose)
  const formId = useId()
  return (
    <>
      <ProfileSection formId={formId} user={user} profile={profile} />
      <ActionsSection username={user.username} />
      <SubscriptionSection plan={user.plan} />
      <DeleteSection username={user.username} onCover={onCover} />
      <div className={classes.bar} data-save-bar>
        <Button variant="default" onClick={onClose}>
          {settingsTexts.cancel}
        </Button>
        <Button type="submit" form={formId} loading={profile.isSaving} className={classes.save ?? ''}>
          {settingsTexts.save}
        </Button>
      </div>
    </>
  )
}
