import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { SourceLink } from '../../../../shared/ui/source-link.tsx'
import { usePageMark } from '../../../../shared/ui/use-page-mark.ts'
import { currentUserQuery } from '../../accounts.queries.ts'
import { useProfileForm } from '../../hooks/use-profile-form.ts'
import { settingsTexts } from '../../settings.texts.ts'
import { ActionsSection } from './actions-section.tsx'
import { CareSection } from './care-section.tsx'
import { DataSection } from './data-section.tsx'
import { DaysSection } from './days-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import classes from './settings-dialog.module.css'
import { SubscriptionSection } from './subscription-section.tsx'
import { ThisDeviceSection } from './this-device-section.tsx'
import { TokenSection } from './token-section.tsx'

type Props = { opened: boolean; onClose: () => void }

/** Account Settings (ACC-35): at most nine tenths of the window high, and what is longer scrolls (ACC-41). */
export function SettingsDialog({ opened, onClose }: Props) {
  // Who signs out here is gone a moment before the dialog is.
  const { data: user } = useQuery(currentUserQuery)
  /** A dialog on top of this one is what Escape closes. */
  const [isCovered, setCovered] = useState(false)
  return (
    <Dialog
      sends="PATCH /api/user/profile"
      opened={opened}
      onClose={onClose}
      title={settingsTexts.title}
      size={600}
      yOffset="5dvh"
      closeOnClickOutside={false}
      closeOnEscape={!isCovered}
      classNames={{ body: classes.body ?? '' }}
    >
      {user && <Settings user={user} onClose={onClose} onCover={setCovered} />}
    </Dialog>
  )
}

type SettingsProps = { user: CurrentUser; onClose: () => void; onCover: (isCovered: boolean) => void }

function Settings({ user, onClose, onCover }: SettingsProps) {
  const profile = useProfileForm(user, onClose)
  const formId = useId()
  usePageMark('save-bar')
  const cancel = () => {
    profile.draft.end()
    onClose()
  }
  return (
    <>
      <ProfileSection formId={formId} user={user} profile={profile} />
      <ActionsSection username={user.username} />
      <SubscriptionSection plan={user.plan} onLeave={onClose} onCover={onCover} />
      <DaysSection />
      <CareSection />
      <ThisDeviceSection userId={user.id} onLeave={onClose} />
      <DataSection onLeave={onClose} />
      <TokenSection timeZone={user.timeZone} onCover={onCover} />
      <DeleteSection username={user.username} onCover={onCover} />
      <SourceLink />
      <div className={classes.bar}>
        <Button variant="default" onClick={cancel}>
          {settingsTexts.cancel}
        </Button>
        <Button type="submit" form={formId} loading={profile.isSaving} className={classes.save ?? ''}>
          {settingsTexts.save}
        </Button>
      </div>
    </>
  )
}
