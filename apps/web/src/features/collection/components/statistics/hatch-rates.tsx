import type { BreedingStatistics } from '@clutchbook/domain/eggs/breeding-statistics.schema'
import { Egg } from '../../../../shared/ui/egg.tsx'
import { statisticsTexts as texts } from '../../statistics.texts.ts'
import { rateText } from '../../statistics-shape.ts'
import classes from './hatch-rates.module.css'

/** How the eggs of each project hatched, and of all of them together. */
export function HatchRates({ hatchRate, projects }: BreedingStatistics) {
  if (projects.length === 0) return <p className={classes.none}>{texts.noEggs}</p>
  return (
    <>
      {hatchRate !== null && (
        <p className={classes.overall}>
          <Egg state="hatched" size={40} />
          <strong className={classes.rate}>{rateText(hatchRate)}</strong>
          <span className={classes.overallText}>{texts.overall}</span>
        </p>
      )}
      <ul className={classes.projects}>
        {projects.map(({ projectId, name, eggs, hatched, incubating, hatchRate: rate }) => (
          <li key={projectId} className={classes.project}>
            <span className={classes.name}>{name}</span>
            <span className={classes.value}>{rateText(rate)}</span>
            <span className={classes.track} aria-hidden>
              <span className={classes.bar} style={{ width: `${(rate ?? 0) * 100}%` }} />
            </span>
            <span className={classes.eggs}>
              {texts.ofEggs(hatched, eggs)}
              {incubating > 0 && ` · ${texts.stillIncubating(incubating)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
