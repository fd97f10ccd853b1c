import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { Link } from '@tanstack/react-router'
import { SexMark } from '../../collection/public/sex-mark.tsx'
import { breedingTexts } from '../breeding.texts.ts'
import { type Partner, pairOf } from '../pair.ts'
import { projectFormTexts } from '../project-form.texts.ts'
import classes from './pair-card.module.css'
import { PartnerPhoto } from './partner-photo.tsx'

/** The two animals of a project, each leading to its page. */
export function PairCard({ project }: { project: Project }) {
  const [male, female] = pairOf(project)
  return (
    <section className={classes.card} aria-label={breedingTexts.detail.pair}>
      <PartnerCard partner={male} />
      <span className={classes.times} aria-hidden>
        ×
      </span>
      <PartnerCard partner={female} />
    </section>
  )
}

function PartnerCard({ partner }: { partner: Partner }) {
  const { id, name, sex, morph } = partner
  return (
    <div className={classes.partner} data-sex={sex}>
      <span className={classes.photo}>
        <PartnerPhoto partner={partner} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>
          {id === null ? (
            name
          ) : (
            <Link className={classes.link} to="/animals/$id" params={{ id: String(id) }}>
              {name}
            </Link>
          )}
        </span>
        <span className={classes.morph}>
          <SexMark sex={sex} />
          <span>{id === null ? projectFormTexts.goneShort : morph}</span>
        </span>
      </span>
    </div>
  )
}
