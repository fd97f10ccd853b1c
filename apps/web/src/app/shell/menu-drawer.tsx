import { displayName } from '@clutchbook/domain/accounts/accounts.rules'
import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { Drawer } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Logo } from '../../shared/ui/logo.tsx'
import { KeeperLine } from './keeper-line.tsx'
import { LogOutButton } from './log-out-button.tsx'
import classes from './menu-drawer.module.css'
import { PlaceList } from './place-list.tsx'
import { shellTexts } from './shell.texts.ts'

/** One letter for the avatar: of the name, or U for a keeper without one (SHELL-27). */
const firstLetter = (user: CurrentUser): string => Array.from(displayName(user))[0]?.toUpperCase() ?? ''

type Props = { opened: boolean; onClose: () => void }

/** The slide-out menu of small screens. It closes as soon as the address changes (SHELL-26 to SHELL-28). */
export function MenuDrawer({ opened, onClose }: Props) {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ hrefChanged }) => {
        if (hrefChanged) onClose()
      }),
    [router, onClose],
  )
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={300}
      position="right"
      title={<Logo />}
      closeButtonProps={{ 'aria-label': shellTexts.closeMenu }}
    >
      <div className={classes.menu}>
        <div className={classes.keeper}>
          <KeeperLine letters={firstLetter} />
        </div>
        <PlaceList />
        <LogOutButton />
      </div>
    </Drawer>
  )
}
