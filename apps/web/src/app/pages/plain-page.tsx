import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from '../../shared/ui/logo.tsx'
import { ThemeMenu } from '../theme/theme-menu.tsx'
import classes from './plain-page.module.css'

/** A page without the shell: a plain header with the product's name, and the content. */
export const PlainPage = ({ children }: { children: ReactNode }) => (
  <div className={classes.page}>
    <header className={classes.header}>
      <Link to="/" className={classes.home} aria-label="Clutchbook, go to Dashboard">
        <Logo />
      </Link>
      <ThemeMenu />
    </header>
    <main className={classes.content}>{children}</main>
  </div>
)
