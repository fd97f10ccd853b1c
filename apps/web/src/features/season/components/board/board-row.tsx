import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Pairing } from '../../board.queries.ts'
import { boardTexts as texts } from '../../board.texts.ts'
import { nextWords, pairWords } from '../../pairing-words.ts'
import type { TimeScale } from '../../time-scale.ts'
import classes from './board-row.module.css'
import { BoardTrack } from './board-track.tsx'

type Props = {
  pairing: Pairing
  today: CivilDay
  /** Without one its time line isn't drawn: a phone has no room for it. */
  scale: TimeScale | null
}

/** A pairing: who they are, its time line, and what comes next (SEA-14). */
export const BoardRow = memo(({ pairing, today, scale }: Props) => (
  <li className={classes.row}>
    <div className={classes.pair}>
      <p className={classes.names}>
        <Partner id={pairing.maleId} name={pairing.maleName ?? texts.unknown.male} />
        <span className={classes.times}>×</span>
        <Partner id={pairing.femaleId} name={pairing.femaleName ?? texts.unknown.female} />
      </p>
      <Ways pairing={pairing} />
    </div>
    {scale && <BoardTrack pairing={pairing} scale={scale} today={today} />}
    <Next pairing={pairing} today={today} isLink={scale !== null} />
  </li>
))

/** One of the pair; of who was deleted the name is left. */
const Partner = ({ id, name }: { id: number | null; name: string }) =>
  id === null ? (
    <span className={classes.name}>{name}</span>
  ) : (
    <Link to="/animals/$id" params={{ id: String(id) }} className={classes.name} title={name}>
      {name}
    </Link>
  )

/** So many clutches have room beside the project; geckos lay up to nine in a season. */
const clutchesShown = 2

/** The ways to the project and the latest clutches; the project leads to all. */
function Ways({ pairing }: { pairing: Pairing }) {
  const { breedingProjectId, projectName, clutchIds } = pairing
  const words = pairWords(pairing)
  const earlier = Math.max(0, clutchIds.length - clutchesShown)
  return (
    <p className={classes.ways}>
      {breedingProjectId !== null && (
        <Link
          to="/breeding/projects/$id"
          params={{ id: String(breedingProjectId) }}
          className={classes.project}
          {...(projectName && { title: projectName })}
        >
          {projectName || words}
        </Link>
      )}
      {earlier > 0 && <span className={classes.clutch}>{texts.earlier(earlier)}</span>}
      {clutchIds.slice(earlier).map((id, at) => (
        <Link key={id} to="/clutches/$id" params={{ id: String(id) }} className={classes.clutch}>
          {texts.clutch(earlier + at + 1, clutchIds.length)}
          <VisuallyHidden> {texts.clutchOf(words)}</VisuallyHidden>
        </Link>
      ))}
    </p>
  )
}

type NextProps = Pick<Props, 'pairing' | 'today'> & {
  /** It leads to the clutch that it is of; a phone has one way there, with room for a thumb. */
  isLink: boolean
}

function Next({ pairing, today, isLink }: NextProps) {
  const { head, when, state, clutchId } = nextWords(pairing, today)
  return (
    <div className={classes.next} data-state={state}>
      <p className={classes.head}>
        {clutchId === null || !isLink ? (
          head
        ) : (
          <Link to="/clutches/$id" params={{ id: String(clutchId) }}>
            {head}
            <VisuallyHidden> {texts.clutchOf(pairWords(pairing))}</VisuallyHidden>
          </Link>
        )}
      </p>
      <p className={classes.when}>{when}</p>
    </div>
  )
}
