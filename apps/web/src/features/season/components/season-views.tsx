import { Link } from '@tanstack/react-router'
import { boardTexts as texts } from '../board.texts.ts'
import { type SeasonView, seasonViews } from '../season-search.ts'
import classes from './season-views.module.css'

type Props = { year: number; current: SeasonView }

/** What a season is looked at by, beside each other. */
export const SeasonViews = ({ year, current }: Props) => (
  <nav aria-label={texts.views.label} className={classes.views}>
    {seasonViews.map((view) => (
      <Link
        key={view}
        to="/season/$year"
        params={{ year: String(year) }}
        search={view === 'board' ? {} : { view }}
        resetScroll={false}
        activeOptions={{ exact: true, includeSearch: true }}
        className={classes.view}
        aria-current={view === current ? 'page' : undefined}
      >
        {texts.views[view]}
      </Link>
    ))}
  </nav>
)
