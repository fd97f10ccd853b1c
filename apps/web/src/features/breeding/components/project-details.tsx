import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { DetailList } from '../../../shared/ui/detail-list.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { breedingTexts } from '../breeding.texts.ts'
import { detailsOf } from '../project-details.ts'
import { SetDate } from './set-date.tsx'

const texts = breedingTexts.detail

/** The days and figures of a project, and the keeper's notes as they were written. */
export const ProjectDetails = ({ project }: { project: Project }) => (
  <SectionCard title={texts.details} aside={<SetDate day={project.expectedLayDate} name={project.name} />}>
    <DetailList details={detailsOf(project)} notes={project.notes} />
  </SectionCard>
)
