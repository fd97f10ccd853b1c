import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { SexMark } from '../../../collection/public/sex-mark.tsx'
import { type MaleVisit, maleStatus, restWords, type SeasonMale } from '../../males-view.ts'
import { seasonTexts } from '../../season.texts.ts'
import line from '../season-line.module.css'
import { VisitLine } from '../visit-line.tsx'
import classes from './males.module.css'

/** So many visits of a male show at first, the latest ones. */
const atFirst = 4

type Props = { male: SeasonMale; restDays: number | null; today: CivilDay }

/** A male: how he stands, and his visits of the season, the latest first. */
export function MaleCard({ male, restDays, today }: Props) {
  const { maleId, maleName, isResting, visits } = male
  const [isWhole, setWhole] = useState(false)
  const status = maleStatus(male, restDays, today)
  const latest = [...visits].reverse()
  return (
    <article className={classes.card} aria-labelledby={`male-${maleId}`}>
      <h2 id={`male-${maleId}`} className={classes.name}>
        <Link to="/animals/$id" params={{ id: String(maleId) }} className={classes.link}>
          {maleName}
        </Link>
        <SexMark sex="Male" />
      </h2>
      {status && (
        <p className={classes.status} data-resting={isResting || undefined}>
          {isResting && <TriangleAlert size={16} aria-hidden />}
          {status}
        </p>
      )}
      <ol className={line.events}>
        {latest.slice(0, isWhole ? undefined : atFirst).map((visit) => (
          <Visit
            key={`${visit.femaleId} ${visit.from} ${visit.until}`}
            visit={visit}
            least={restDays}
            today={today}
          />
        ))}
      </ol>
      {!isWhole && visits.length > atFirst && (
        <Button variant="default" fullWidth onClick={() => setWhole(true)}>
          {seasonTexts.allVisits(visits.length)}
        </Button>
      )}
    </article>
  )
}

type VisitProps = { visit: MaleVisit; least: number | null; today: CivilDay }

function Visit({ visit, least, today }: VisitProps) {
  const rest = restWords(visit, least)
  return (
    <VisitLine visit={visit} today={today}>
      {rest && (
        <p className={classes.rest} data-short={visit.isShort || undefined}>
          {visit.isShort && <TriangleAlert size={15} aria-hidden />}
          {rest}
        </p>
      )}
    </VisitLine>
  )
}
