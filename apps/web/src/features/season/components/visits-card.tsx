import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Heart from 'lucide-react/icons/heart'
import LogIn from 'lucide-react/icons/log-in'
import { useState } from 'react'
import { shownDay } from '../../../shared/day-format.ts'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { seasonFactsQuery } from '../season.queries.ts'
import { seasonTexts as texts } from '../season.texts.ts'
import { maleStateWords, type ShownVisit, visitsOf } from '../visits.ts'
import card from './season-card.module.css'
import { SeasonFailed } from './season-failed.tsx'
import line from './season-line.module.css'
import { SeasonOutline } from './season-outline.tsx'

/** So many visits show at first. */
const atFirst = 6

/** With which females a male was, from when to when, how often they locked, and how long he rested (SEA-22). */
export function VisitsCard({ animal }: { animal: Animal }) {
  const today = useToday()()
  const [isWhole, setWhole] = useState(false)
  const { data: facts, error, refetch } = useQuery(seasonFactsQuery(animal.id))
  if (!facts && !error) return <SeasonOutline title={texts.visits} />
  if (!facts) return <SeasonFailed title={texts.visits} error={error} onRetry={() => void refetch()} />
  const visits = visitsOf(facts)
  const state = maleStateWords(visits, today)
  return (
    <SectionCard id="season" title={texts.visits}>
      <div className={card.parts}>
        {state && <p className={card.state}>{state}</p>}
        {visits.length === 0 && <p className={card.empty}>{texts.noVisits(animal.name)}</p>}
        {visits.length > 0 && (
          <ol className={line.events}>
            {visits.slice(0, isWhole ? undefined : atFirst).map((visit) => (
              <Visit key={visit.key} visit={visit} today={today} />
            ))}
          </ol>
        )}
        {!isWhole && visits.length > atFirst && (
          <Button variant="default" fullWidth onClick={() => setWhole(true)}>
            {texts.allVisits(visits.length)}
          </Button>
        )}
      </div>
    </SectionCard>
  )
}

function Visit({ visit, today }: { visit: ShownVisit; today: string }) {
  const { femaleId, femaleName, from, until, locks, restDays } = visit
  const Sign = locks > 0 ? Heart : LogIn
  const more = [
    from > today && texts.line.planned,
    locks > 0 && texts.line.locks(locks),
    restDays !== null && texts.line.rest(restDays),
  ].filter(Boolean)
  return (
    <li className={line.event}>
      <span className={line.sign} data-kind={locks > 0 ? 'lock' : 'introduced'}>
        <Sign size={16} aria-hidden />
      </span>
      <div className={line.words}>
        <p className={line.head}>
          <Link to="/animals/$id" params={{ id: String(femaleId) }} className={line.link}>
            <strong>{femaleName}</strong>
          </Link>
          <span className={line.day}>
            <time dateTime={from}>{shownDay(from)}</time>
            {until === from ? '' : ` – ${until === null ? texts.line.goesOn : shownDay(until)}`}
          </span>
        </p>
        {more.length > 0 && <p className={line.more}>{more.join(' · ')}</p>}
      </div>
    </li>
  )
}
