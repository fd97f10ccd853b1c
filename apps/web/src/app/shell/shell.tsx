import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import type { ReactNode } from 'react'
import { AccountSettings } from '../../features/accounts/public/account-settings.tsx'
import { useAccountSettings } from '../../features/accounts/public/use-account-settings.ts'
import { CurrentUserContext } from '../../features/accounts/public/use-current-user.ts'
import { useIsWide } from '../../shared/ui/use-is-wide.ts'
import { PageKeys } from '../keys/page-keys.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { KeptBanner } from './kept-banner.tsx'
import { ReadOnlyBanner } from './read-only-banner.tsx'
import classes from './shell.module.css'
import { shellTexts } from './shell.texts.ts'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

/** Moves the focus past the navigation; a button, for a link would leave a step in the browser's history. */
const focusContent = (): void => document.getElementById('content')?.focus()

/** The frame that every page of a keeper lives in (SHELL-02): with a rail where there is room, else with a bar at the thumb. */
export function Shell({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const isWide = useIsWide()
  return (
    <CurrentUserContext value={user}>
      <div className={classes.shell}>
        <button type="button" className={classes.skip} onClick={focusContent}>
          {shellTexts.skip}
        </button>
        {isWide && <Sidebar />}
        <div className={classes.column}>
          <TopBar />
          <ReadOnlyBanner />
          <KeptBanner />
          <main id="content" tabIndex={-1} className={classes.content}>
            {children}
          </main>
        </div>
        {!isWide && <BottomBar />}
        <Settings />
        <PageKeys />
      </div>
    </CurrentUserContext>
  )
}

/** The one Account Settings dialog, which several buttons of the shell open. */
const Settings = () => <AccountSettings {...useAccountSettings()} />
