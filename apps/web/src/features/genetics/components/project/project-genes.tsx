import { findCatalogue } from '@clutchbook/domain/genetics/catalogue/catalogues'
import type { GenesProject } from '../../genes-project.ts'
import { CountedYoung } from './counted-young.tsx'
import classes from './project-genes.module.css'
import { WhatMayHatch } from './what-may-hatch.tsx'

/** What may hatch in a project, and the young that are counted on it; of a species without known genes only what is counted. */
export function ProjectGenes({ project }: { project: GenesProject }) {
  const { maleId, femaleId, species } = project
  const entry = findCatalogue(species ?? '')
  return (
    <div className={classes.cards}>
      {entry && maleId !== null && femaleId !== null && (
        <WhatMayHatch project={project} pair={{ maleId, femaleId }} entry={entry} />
      )}
      <CountedYoung project={project} hasGenes={entry !== null} />
    </div>
  )
}
