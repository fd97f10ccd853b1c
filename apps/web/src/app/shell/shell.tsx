import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { BottomBar } from './bottom-bar.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import classes from './shell.module.css'
import { shellTexts } from './shell.texts.ts'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame that every page of a keeper lives in (SHELL-02). */
export function Shell({ children }: { children: ReactNode }) {
  const [menuOpened, menu] = useDisclosure(false)
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        {shellTexts.skip}
      </a>
      <Sidebar />
      <div className={classes.column}>
        <TopBar />
        <main id="content" tabIndex={-1} className={classes.content}>
          {children}
        </main>
      </div>
      <BottomBar onMenu={menu.open} />
      <MenuDrawer opened={menuOpened} onClose={menu.close} />
    </div>
  )
}
