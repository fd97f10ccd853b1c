import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { seasonFactsQuery } from '../season.queries.ts'
import { seasonTexts as texts } from '../season.texts.ts'
import { maleStateWords, visitsOf } from '../visits.ts'
import card from './season-card.module.css'
import { SeasonFailed } from './season-failed.tsx'
import line from './season-line.module.css'
import { SeasonOutline } from './season-outline.tsx'
import { VisitLine } from './visit-line.tsx'

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
              <VisitLine
                key={visit.key}
                visit={visit}
                today={today}
                more={visit.restDays === null ? null : texts.line.rest(visit.restDays)}
              />
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
