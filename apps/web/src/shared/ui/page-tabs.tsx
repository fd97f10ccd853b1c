import { Link, type LinkProps } from '@tanstack/react-router'
import classes from './page-tabs.module.css'

type Tab = { to: NonNullable<LinkProps['to']>; label: string; isCurrent: boolean; onChoose?: () => void }

type Props = {
  /** What the pages are of, for those who don't see that they stand beside each other. */
  label: string
  tabs: readonly Tab[]
}

/** Pages that stand beside each other, in the line of their head. */
export const PageTabs = ({ label, tabs }: Props) => (
  <nav aria-label={label} className={classes.tabs}>
    {tabs.map((tab) => (
      <Link
        key={tab.to}
        to={tab.to}
        className={classes.tab}
        activeOptions={{ exact: true }}
        onClick={tab.onChoose}
        aria-current={tab.isCurrent ? 'page' : undefined}
      >
        {tab.label}
      </Link>
    ))}
  </nav>
)
