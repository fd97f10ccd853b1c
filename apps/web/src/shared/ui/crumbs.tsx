import { Link, type LinkProps } from '@tanstack/react-router'
import classes from './crumbs.module.css'

type Props = {
  /** The pages that lead here, the outermost first. */
  way: readonly { to: NonNullable<LinkProps['to']>; label: string }[]
  here: string
}

/** The way to a page, such as Home > My Animals > name. */
export const Crumbs = ({ way, here }: Props) => (
  <nav aria-label="Breadcrumb">
    <ol className={classes.crumbs}>
      {way.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
      <li aria-current="page" className={classes.here}>
        {here}
      </li>
    </ol>
  </nav>
)
