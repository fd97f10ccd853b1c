import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { breedingTexts } from '../breeding.texts.ts'
import { detailsOf } from '../project-details.ts'
import classes from './project-details.module.css'
import { SetDate } from './set-date.tsx'

const texts = breedingTexts.detail

/** The days and figures of a project, and the keeper's notes as they were written. */
export const ProjectDetails = ({ project }: { project: Project }) => (
  <SectionCard title={texts.details} aside={<SetDate day={project.expectedLayDate} name={project.name} />}>
    <dl className={classes.list}>
      {detailsOf(project).map(({ term, text }) => (
        <div key={term} className={classes.line}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    {project.notes && (
      <div className={classes.notes}>
        <h3 className={classes.notesTitle}>{texts.notes}</h3>
        <p className={classes.notesText}>{project.notes}</p>
      </div>
    )}
  </SectionCard>
)
