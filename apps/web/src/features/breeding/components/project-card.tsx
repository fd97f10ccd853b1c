import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { Link } from '@tanstack/react-router'
import { Fragment, memo } from 'react'
import { shownDay } from '../../../shared/day-format.ts'
import { Egg } from '../../../shared/ui/egg.tsx'
import { WaitingSign } from '../../../shared/ui/waiting-sign.tsx'
import { SexMark } from '../../collection/public/sex-mark.tsx'
import { breedingTexts } from '../breeding.texts.ts'
import { eggSummary } from '../egg-summary.ts'
import { pairOf } from '../pair.ts'
import { PartnerPhoto } from './partner-photo.tsx'
import classes from './project-card.module.css'
import { StatusBadge } from './status-badge.tsx'

const texts = breedingTexts.card

/** A project in the list: the pair side by side, and how far they are. All of it is one tap to the project's page. */
export const ProjectCard = memo(function ProjectCard({ project }: { project: Project }) {
  const { id, name, status, projectCode, startDate, expectedLayDate } = project
  const pair = pairOf(project)
  return (
    <article className={classes.card}>
      <div className={classes.photos}>
        {pair.map((partner) => (
          <span key={partner.sex} className={classes.photo}>
            <PartnerPhoto partner={partner} quiet />
          </span>
        ))}
        <span className={classes.badge}>
          <StatusBadge status={status} />
        </span>
      </div>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <WaitingSign kind="breeding-projects" id={id} />
          <Link
            className={classes.link}
            data-key-entry
            to="/breeding/projects/$id"
            params={{ id: String(id) }}
          >
            {name}
          </Link>
        </h2>
        <p className={classes.pair}>
          {pair.map((partner, place) => (
            <Fragment key={partner.sex}>
              {place > 0 && <span className={classes.times}>×</span>}
              <span className={classes.partner}>
                <SexMark sex={partner.sex} />
                <span className={classes.partnerName}>{partner.name}</span>
              </span>
            </Fragment>
          ))}
        </p>
        <p className={classes.facts}>
          {projectCode && <span className={classes.code}>{projectCode}</span>}
          <span>
            {texts.started} {shownDay(startDate)}
          </span>
          {expectedLayDate && (
            <span>
              {texts.expectedLay} {shownDay(expectedLayDate)}
            </span>
          )}
        </p>
        <Eggs project={project} />
      </div>
    </article>
  )
})

/** How far an egg of the list glows: it tells that something is being incubated, not for how long. */
const glow = 0.75

function Eggs({ project }: { project: Project }) {
  const { incubatingCount, hatchedCount } = project
  return (
    <p className={classes.eggs} data-none={project.eggCount === 0 || undefined}>
      {incubatingCount > 0 && <Egg state="incubating" progress={glow} size={22} />}
      {incubatingCount === 0 && hatchedCount > 0 && <Egg state="hatched" size={22} />}
      {eggSummary(project)}
    </p>
  )
}
