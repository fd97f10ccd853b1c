import type { GenesProject } from '../../genes-project.ts'
import { useHasGenes } from '../../hooks/use-has-genes.ts'
import { CountedYoung } from './counted-young.tsx'
import classes from './project-genes.module.css'
import { WhatMayHatch } from './what-may-hatch.tsx'

/** What may hatch in a project, and the young that are counted on it; of a species without known genes only what is counted. */
export function ProjectGenes({ project }: { project: GenesProject }) {
  const { species } = project
  const hasGenes = useHasGenes(species ?? '')
  return (
    <div className={classes.cards}>
      {hasGenes && species && <WhatMayHatch project={project} species={species} />}
      <CountedYoung project={project} hasGenes={hasGenes} />
    </div>
  )
}
