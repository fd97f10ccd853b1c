import type { AnimalStatistics } from '@clutchbook/domain/collection/animal-statistics.schema'
import { Link } from '@tanstack/react-router'
import { statisticsTexts as texts } from '../../statistics.texts.ts'
import { barsOf, shortened } from '../../statistics-shape.ts'
import { BarList } from './bar-list.tsx'
import classes from './species-bars.module.css'

/** So many species have a line of their own; a collector of many still sees the page's other figures. */
const shown = 8

/** The species kept now, most frequent first; each leads to its animals. */
export function SpeciesBars({ bySpecies }: Pick<AnimalStatistics, 'bySpecies'>) {
  const { first, others } = shortened(bySpecies, shown)
  return (
    <>
      <BarList
        bars={barsOf(first.map(({ species: label, count }) => ({ label, count })))}
        name={(species) => (
          <Link className={classes.species} to="/reptiles" search={{ species }}>
            {species}
          </Link>
        )}
      />
      {others > 0 && <p className={classes.others}>{texts.moreSpecies(others)}</p>}
    </>
  )
}
