import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { shownDay } from '../../../shared/day-format.ts'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { breedingTexts } from '../breeding.texts.ts'
import classes from './project-brief.module.css'
import { StatusBadge } from './status-badge.tsx'

const texts = breedingTexts.card

/** A project in a few lines, for the pages of an animal and of a keeper (COL-67, ACC-48). */
export function ProjectBrief({ project }: { project: Project }) {
  const { id, name, status, projectCode, startDate, expectedLayDate } = project
  return (
    <article className={classes.brief}>
      <div className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        <StatusBadge status={status} />
      </div>
      <dl className={classes.facts}>
        {projectCode && <Fact term={texts.code} text={projectCode} />}
        <Fact term={texts.started} text={shownDay(startDate)} />
        <Fact term={texts.expectedLay} text={shownDay(expectedLayDate)} />
      </dl>
      <LinkButton
        to="/breeding/projects/$id"
        params={{ id: String(id) }}
        variant="default"
        aria-label={breedingTexts.viewProjectNamed(name)}
      >
        {breedingTexts.viewProject}
      </LinkButton>
    </article>
  )
}

const Fact = ({ term, text }: { term: string; text: string }) => (
  <div className={classes.fact}>
    <dt>{term}</dt>
    <dd>{text}</dd>
  </div>
)
