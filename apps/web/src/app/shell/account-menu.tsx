import { displayName, initials } from '@clutchbook/domain/accounts/accounts.rules'
import { Menu } from '@mantine/core'
import LogOut from 'lucide-react/icons/log-out'
import { useCurrentUser } from '../../features/accounts/public/use-current-user.ts'
import { useLogOut } from '../../features/accounts/public/use-log-out.ts'
import { Avatar } from '../../shared/ui/avatar.tsx'
import classes from './account-menu.module.css'
import { shellTexts } from './shell.texts.ts'

/** The keeper's own button in the top bar. */
export function AccountMenu() {
  const user = useCurrentUser()
  const { logOut, isLeaving } = useLogOut()
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <button type="button" className={classes.button} aria-label={shellTexts.account}>
          <Avatar picture={user.profileImage} letters={initials(user)} />
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={shellTexts.account}>
        <div className={classes.keeper}>
          <div className={classes.name}>{displayName(user)}</div>
          <div className={classes.email}>{user.email}</div>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut size={16} aria-hidden />} disabled={isLeaving} onClick={logOut}>
          {shellTexts.logOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
