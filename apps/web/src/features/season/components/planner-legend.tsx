import { inbreedingBands } from '@clutchbook/domain/season/planner.rules'
import { Link } from '@tanstack/react-router'
import type { Matrix } from '../planner.queries.ts'
import { plannerTexts as texts } from '../planner.texts.ts'
import { BandSign } from './band-sign.tsx'
import classes from './planner-legend.module.css'

/** What the signs of the cells say, and how the group is. */
export const PlannerLegend = ({ matrix }: { matrix: Matrix }) => (
  <div className={classes.legend}>
    <p className={classes.size}>
      {texts.size(matrix.males.length, matrix.females.length)}
      {matrix.geneDiversity !== null && ` · ${texts.diversity(matrix.geneDiversity)}`}
    </p>
    <ul className={classes.bands} aria-label={texts.legend}>
      {inbreedingBands.map((band) => (
        <li key={band} className={classes.band}>
          <BandSign band={band} />
          {texts.bands[band]} <span className={classes.end}>{texts.bandEnds[band]}</span>
        </li>
      ))}
    </ul>
    {matrix.odds && (
      <p className={classes.size} role="status">
        <strong>{texts.target(matrix.odds.target)}.</strong>{' '}
        {matrix.odds.reach === 1
          ? texts.reach1(matrix.odds.pairs.length, matrix.odds.isAll)
          : texts.reach2(matrix.odds.pairs.length)}{' '}
        <Link
          className={classes.way}
          to="/genetics/plan"
          search={{ species: matrix.species, target: matrix.odds.target }}
        >
          {texts.byTarget}
        </Link>
      </p>
    )}
  </div>
)
