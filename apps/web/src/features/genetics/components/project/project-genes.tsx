import type { GenesProject } from '../../genes-project.ts'
import { useHasGenes } from '../../hooks/use-has-genes.ts'
import { useProjectOdds } from '../../hooks/use-project-odds.ts'
import { CountedYoung } from './counted-young.tsx'
import classes from './project-genes.module.css'
import { WhatMayHatch } from './what-may-hatch.tsx'

/** What may hatch in a project, and the young that are counted on it; of a species without known genes only what is counted. */
export function ProjectGenes({ project }: { project: GenesProject }) {
  const species = project.species ?? ''
  const hasGenes = useHasGenes(species)
  const odds = useProjectOdds(project.id, species, hasGenes)
  return (
    <div className={classes.cards}>
      {hasGenes && <WhatMayHatch isLaid={project.eggCount > 0} odds={odds} />}
      <CountedYoung project={project} hasGenes={hasGenes} isPushed={odds.isPending} />
    </div>
  )
}
