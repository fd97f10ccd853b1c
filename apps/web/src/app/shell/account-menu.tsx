import { displayName, initials } from '@clutchbook/domain/accounts/accounts.rules'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import { openAccountSettings } from '../../features/accounts/public/use-account-settings.ts'
import { useCurrentUser } from '../../features/accounts/public/use-current-user.ts'
import { useLogOut } from '../../features/accounts/public/use-log-out.ts'
import { Avatar } from '../../shared/ui/avatar.tsx'
import { MenuButton } from '../../shared/ui/menu-button.tsx'
import classes from './account-menu.module.css'
import { shellTexts } from './shell.texts.ts'

/** The keeper's own button in the top bar. */
export function AccountMenu() {
  const user = useCurrentUser()
  const { logOut, isLeaving } = useLogOut()
  return (
    <MenuButton
      label={shellTexts.account}
      width={240}
      head={
        <div className={classes.keeper}>
          <div className={classes.name}>{displayName(user)}</div>
          <div className={classes.email}>{user.email}</div>
        </div>
      }
      entries={[
        { label: shellTexts.settings, Icon: Settings, onClick: openAccountSettings },
        { label: shellTexts.logOut, Icon: LogOut, disabled: isLeaving, onClick: logOut },
      ]}
      button={
        <button type="button" className={classes.button} aria-label={shellTexts.account}>
          <Avatar picture={user.profileImage} letters={initials(user)} />
        </button>
      }
    />
  )
}
