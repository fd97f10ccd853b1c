import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page-header.module.css'
import { useHeading } from './page-title.tsx'

type Props = {
  title: string
  /** The way here, such as a back link or Home > My Animals > name. */
  breadcrumb?: ReactNode
  /** Something small at the end of the heading, such as a state. */
  beside?: ReactNode
  /** What stands beside the page or in it, one at a time: the page's buttons share its line. */
  tabs?: ReactNode
  /** The page's buttons; at most one of them is primary. */
  actions?: ReactNode
  /** The buttons share the line of the way here; on a phone each is its sign. For pages whose heading is in the bar above. */
  inLine?: boolean
}

/** The head of a page. Its heading is left to the eye only where the bar above doesn't show the same words. */
export function PageHeader({ title, breadcrumb, beside, tabs, actions, inLine = false }: Props) {
  const shownAbove = useHeading(title)
  const isBare = shownAbove && !breadcrumb && !actions && !tabs
  return (
    <header
      className={classes.header}
      data-bare={isBare || undefined}
      data-tabs={tabs !== undefined || inLine || undefined}
      data-plain={inLine || undefined}
      data-way-back={breadcrumb !== undefined || undefined}
    >
      <div className={classes.names}>
        {breadcrumb && <div className={classes.breadcrumb}>{breadcrumb}</div>}
        <div className={classes.line}>
          {shownAbove ? (
            <VisuallyHidden component="h1">{title}</VisuallyHidden>
          ) : (
            <h1 className={classes.title}>{title}</h1>
          )}
          {beside}
        </div>
        {tabs}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
