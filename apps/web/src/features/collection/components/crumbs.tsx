import { Link } from '@tanstack/react-router'
import { collectionTexts } from '../collection.texts.ts'
import classes from './crumbs.module.css'

/** The way here: Home > My Animals > name (COL-62). */
export const Crumbs = ({ here }: { here: string }) => (
  <nav aria-label="Breadcrumb">
    <ol className={classes.crumbs}>
      <li>
        <Link to="/">{collectionTexts.home}</Link>
      </li>
      <li>
        <Link to="/animals">{collectionTexts.myAnimals}</Link>
      </li>
      <li aria-current="page" className={classes.here}>
        {here}
      </li>
    </ol>
  </nav>
)
