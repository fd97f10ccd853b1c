import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '../../features/accounts/public/use-current-user.ts'
import { UpgradeAction } from '../../features/billing/public/upgrade-action.tsx'
import { figuresQuery } from '../../features/home/public/figures.ts'
import { NotificationBell } from '../../features/notifications/public/notification-bell.tsx'
import { useBarTitle } from '../../shared/ui/page-title.tsx'
import { ThemeMenu } from '../theme/theme-menu.tsx'
import { AddNewMenu } from './add-new-menu.tsx'
import { BackButton } from './back-button.tsx'
import { SearchButton } from './search-button.tsx'
import { AvatarButton } from './settings-buttons.tsx'
import classes from './top-bar.module.css'

/** A longer word has no room beside all buttons of a phone. */
const mostLetters = 12

/** The bar above every page: where the keeper is, and what can be done from anywhere (SHELL-18 to SHELL-22). */
export function TopBar() {
  const { title, isQuiet } = useBarTitle()
  const { plan } = useCurrentUser()
  const { data: figures } = useQuery(figuresQuery)
  const isLong = title.split(' ').some(({ length }) => length > mostLetters)
  return (
    <header className={classes.bar}>
      <div className={classes.inside}>
        <BackButton />
        <p className={classes.title} data-quiet={isQuiet || undefined} data-long={isLong || undefined}>
          {title}
        </p>
        {/* First of all, for it is known later than the others are there, and would push aside what stands before it. */}
        <div className={classes.upgrade}>
          <UpgradeAction plan={plan} isLimited={typeof figures?.animalLimit === 'number'} />
        </div>
        <div className={classes.wide}>
          <AddNewMenu />
        </div>
        <SearchButton />
        <NotificationBell />
        <ThemeMenu />
        <AvatarButton />
      </div>
    </header>
  )
}
