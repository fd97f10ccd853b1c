import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import classes from './dashboard-panel.module.css'

type Props = {
  title: string
  /** The place that shows all of it, and what it is called. */
  to: NonNullable<LinkProps['to']>
  all: string
  children: ReactNode
}

/** A part of the dashboard that shows the first few of something. */
export const DashboardPanel = ({ title, to, all, children }: Props) => (
  <div className={classes.panel}>
    <SectionCard
      title={title}
      aside={
        <Link to={to} className={classes.all}>
          {all}
        </Link>
      }
    >
      {children}
    </SectionCard>
  </div>
)

type NoneProps = {
  /** What stands there where the panel is high. */
  picture: ReactNode
  words: { says: string; link: string; goesOn: string }
  link: (words: string) => ReactNode
}

/** What a panel says that has nothing to show: that, and the first step. */
export const NothingYet = ({ picture, words: { says, link: name, goesOn }, link }: NoneProps) => (
  <div className={classes.none}>
    <span className={classes.picture}>{picture}</span>
    <p>
      {says} {link(name)} {goesOn}
    </p>
  </div>
)
