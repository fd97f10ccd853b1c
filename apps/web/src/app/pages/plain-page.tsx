import type { ReactNode } from 'react'
import { Logo } from '../../shared/ui/logo.tsx'
import { SourceLink } from '../../shared/ui/source-link.tsx'
import { appTexts } from '../app.texts.ts'
import { ThemeMenu } from '../theme/theme-menu.tsx'
import classes from './plain-page.module.css'

type Props = {
  /** Whether the content may take the width of a whole page; a short text reads better without. */
  wide?: boolean
  children: ReactNode
}

/** A page without the shell: a plain header with the product's name, and the content. */
export const PlainPage = ({ wide = false, children }: Props) => (
  <div className={classes.page}>
    <header className={classes.header}>
      <a href="/" className={classes.home} aria-label={appTexts.home}>
        <Logo />
      </a>
      <ThemeMenu />
    </header>
    <main className={classes.content} data-wide={wide || undefined}>
      {children}
    </main>
    <footer className={classes.foot}>
      <SourceLink />
    </footer>
  </div>
)
