import type { ReactNode } from 'react'
import { BottomBar } from './bottom-bar.tsx'
import classes from './shell.module.css'
import { shellTexts } from './shell.texts.ts'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame that every page of a keeper lives in (SHELL-02). */
export const Shell = ({ children }: { children: ReactNode }) => (
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
    <BottomBar />
  </div>
)
