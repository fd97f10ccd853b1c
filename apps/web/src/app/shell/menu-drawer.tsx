import { displayName } from '@clutchbook/domain/accounts/accounts.rules'
import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { Drawer } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { openAccountSettings } from '../../features/accounts/public/use-account-settings.ts'
import { Logo } from '../../shared/ui/logo.tsx'
import { useFocusBack } from '../../shared/ui/use-focus-back.ts'
import { KeeperLine } from './keeper-line.tsx'
import { LogOutButton } from './log-out-button.tsx'
import classes from './menu-drawer.module.css'
import { menuPlacesOf } from './navigation.ts'
import { PlaceList } from './place-list.tsx'
import { GearButton } from './settings-buttons.tsx'
import { shellTexts } from './shell.texts.ts'

/** One letter for the avatar: of the name, or U for a keeper without one (SHELL-27). */
const firstLetter = (user: CurrentUser): string => Array.from(displayName(user))[0]?.toUpperCase() ?? ''

type Props = { opened: boolean; onClose: () => void }

/** The slide-out menu of small screens. It closes as soon as the address changes (SHELL-26 to SHELL-28). */
export function MenuDrawer({ opened, onClose }: Props) {
  const router = useRouter()
  // The history is told of a step at once; the router compares with the last page that has loaded.
  useEffect(() => router.history.subscribe(onClose), [router, onClose])
  const root = useRef<HTMLDivElement>(null)
  useFocusBack(opened, root)
  // The dialog follows once the menu is gone and the focus back on its button, to return there in the end.
  const [thenSettings, setThenSettings] = useState(false)
  const leaveForSettings = () => {
    setThenSettings(true)
    onClose()
  }
  const goOn = () => {
    if (thenSettings) openAccountSettings()
    setThenSettings(false)
  }
  return (
    <Drawer
      ref={root}
      returnFocus={false}
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={goOn}
      size={300}
      position="right"
      title={<Logo />}
      closeButtonProps={{ 'aria-label': shellTexts.closeMenu }}
      classNames={{ body: classes.body ?? '' }}
    >
      <div className={classes.menu}>
        <div className={classes.keeper}>
          <KeeperLine letters={firstLetter} />
          <GearButton onClick={leaveForSettings} />
        </div>
        <div className={classes.places}>
          <PlaceList of={menuPlacesOf} />
        </div>
        <LogOutButton />
      </div>
    </Drawer>
  )
}
