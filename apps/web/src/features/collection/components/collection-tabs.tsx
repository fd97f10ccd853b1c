import { Link } from '@tanstack/react-router'
import { collectionTexts } from '../collection.texts.ts'
import classes from './collection-tabs.module.css'

const texts = collectionTexts.tabs

/** My Animals and the archive beside each other (COL-12, COL-23). */
export const CollectionTabs = ({ current }: { current: 'animals' | 'archives' }) => (
  <nav aria-label={texts.label} className={classes.tabs}>
    <Link to="/reptiles" className={classes.tab} aria-current={current === 'animals' ? 'page' : undefined}>
      {texts.animals}
    </Link>
    <Link
      to="/animals/archive"
      className={classes.tab}
      aria-current={current === 'archives' ? 'page' : undefined}
    >
      {texts.archives}
    </Link>
  </nav>
)
