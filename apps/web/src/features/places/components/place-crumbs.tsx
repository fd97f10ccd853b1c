import { Link } from '@tanstack/react-router'
import classes from '../../../shared/ui/crumbs.module.css'
import type { Place } from '../places.queries.ts'
import { placesTexts as texts } from '../places.texts.ts'

/** The way to a place: all places, then what it stands in. */
export const PlaceCrumbs = ({ path }: Pick<Place, 'path'>) => (
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
    </ol>
  </nav>
)
