import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { Link } from '@tanstack/react-router'
import { eggTexts as texts } from '../eggs.texts.ts'
import classes from './project-link.module.css'

/** The project an egg was laid in, leading there; a deleted one is only named. */
export function ProjectLink({ egg: { breedingProjectId, projectName } }: { egg: ListedEgg }) {
  if (projectName === null) return <span className={classes.none}>{texts.noProject}</span>
  if (breedingProjectId === null) return <span className={classes.none}>{projectName}</span>
  return (
    <Link className={classes.link} to="/breeding/projects/$id" params={{ id: String(breedingProjectId) }}>
      {projectName}
    </Link>
  )
}
