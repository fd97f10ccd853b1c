import { Link } from '@tanstack/react-router'
import classes from '../../../shared/ui/crumbs.module.css'
import type { Place } from '../places.queries.ts'
import { placesTexts as texts } from '../places.texts.ts'

type Props = {
  path: Place['path']
  /** What the page is, where the bar above does not say it. */
  here?: string
}

/** The way to a place: all places, then what it stands in. */
export const PlaceCrumbs = ({ path, here }: Props) => (
  <nav aria-label="Breadcrumb">
    <ol className={classes.crumbs}>
      <li>
        <Link to="/places">{texts.title}</Link>
      </li>
      {path.map(({ id, name }) => (
        <li key={id}>
          <Link to="/places/$id" params={{ id: String(id) }}>
            {name}
          </Link>
        </li>
      ))}
      {here !== undefined && (
        <li aria-current="page" className={classes.here}>
          {here}
        </li>
      )}
    </ol>
  </nav>
)
