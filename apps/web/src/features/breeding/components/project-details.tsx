import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import Printer from 'lucide-react/icons/printer'
import { DetailList } from '../../../shared/ui/detail-list.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { breedingTexts } from '../breeding.texts.ts'
import { detailsOf } from '../project-details.ts'
import classes from './project-details.module.css'
import { SetDate } from './set-date.tsx'

const texts = breedingTexts.detail

/** The days and figures of a project, and the keeper's notes as they were written. */
export const ProjectDetails = ({ project }: { project: Project }) => (
  <SectionCard
    title={texts.details}
    aside={
      <span className={classes.acts}>
        <LinkButton
          to="/labels"
          search={{ of: 'projects', one: project.id }}
          variant="subtle"
          leftSection={<Printer size={17} aria-hidden />}
        >
          {texts.label}
        </LinkButton>
        <SetDate day={project.expectedLayDate} name={project.name} />
      </span>
    }
  >
    <DetailList details={detailsOf(project)} notes={project.notes} />
  </SectionCard>
)
