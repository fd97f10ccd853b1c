import type { ProjectStatus } from '@clutchbook/domain/breeding/breeding.rules'
import { breedingTexts } from '../breeding.texts.ts'
import { seasonOf } from '../season.ts'
import classes from './season-track.module.css'

/** How far a project is in its season, as a line of steps. On a phone the steps alone, for the badge says the word. */
export function SeasonTrack({ status }: { status: ProjectStatus }) {
  const season = seasonOf(status)
  if (!season) return null
  return (
    <ol className={classes.track} aria-label={breedingTexts.detail.season}>
      {season.map((step) => (
        <li
          key={step.status}
          className={classes.step}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={classes.label}>{step.status}</span>
        </li>
      ))}
    </ol>
  )
}
