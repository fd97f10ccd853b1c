import { initials } from '@clutchbook/domain/accounts/accounts.rules'
import Settings from 'lucide-react/icons/settings'
import { openAccountSettings } from '../../features/accounts/public/use-account-settings.ts'
import { useCurrentUser } from '../../features/accounts/public/use-current-user.ts'
import { Avatar } from '../../shared/ui/avatar.tsx'
import { Hint } from '../../shared/ui/hint.tsx'
import classes from './settings-buttons.module.css'
import { shellTexts } from './shell.texts.ts'

/** The keeper's picture in the top bar, which opens Account Settings (SHELL-19). */
export function AvatarButton() {
  const user = useCurrentUser()
  return (
    <Hint label={shellTexts.settings} position="bottom-end">
      <button
        type="button"
        className={classes.round}
        aria-label={shellTexts.settings}
        aria-haspopup="dialog"
        onClick={openAccountSettings}
      >
        <Avatar picture={user.profileImage} letters={initials(user)} />
      </button>
    </Hint>
  )
}

type Props = { onClick: () => void }

/** The settings button beside the keeper's name, in the sidebar and the slide-out menu (SHELL-17). */
export const GearButton = ({ onClick }: Props) => (
  <Hint label={shellTexts.settings} position="top">
    <button
      type="button"
      className={classes.gear}
      aria-label={shellTexts.settings}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <Settings size={18} aria-hidden />
    </button>
  </Hint>
)
