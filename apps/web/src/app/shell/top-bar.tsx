import { NotificationBell } from '../../features/notifications/public/notification-bell.tsx'
import { useBarTitle } from '../../shared/ui/page-title.tsx'
import { ThemeMenu } from '../theme/theme-menu.tsx'
import { AddNewMenu } from './add-new-menu.tsx'
import { BackButton } from './back-button.tsx'
import { AvatarButton } from './settings-buttons.tsx'
import classes from './top-bar.module.css'

/** The bar above every page: where the keeper is, and what can be done from anywhere (SHELL-18 to SHELL-22). */
export function TopBar() {
  const { title, isQuiet } = useBarTitle()
  return (
    <header className={classes.bar}>
      <div className={classes.inside}>
        <BackButton />
        <p className={classes.title} data-quiet={isQuiet || undefined}>
          {title}
        </p>
        <div className={classes.wide}>
          <AddNewMenu />
        </div>
        <NotificationBell />
        <ThemeMenu />
        <AvatarButton />
      </div>
    </header>
  )
}
