import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { SeasonData } from '../hooks/use-season.ts'
import type { Fact } from '../season.queries.ts'
import { seasonTexts as texts } from '../season.texts.ts'
import { type SeasonEvent, seasonName, seasonsOf } from '../season-view.ts'
import { ClutchEvent } from './clutch-event.tsx'
import { FactEvent } from './fact-event.tsx'
import classes from './season-line.module.css'

type Props = {
  data: Pick<SeasonData, 'facts' | 'clutches' | 'open' | 'firstDay'>
  kindOf: (kind: Fact['kind']) => string
  today: CivilDay
  isBusy: boolean
  onEdit: (fact: Fact) => void
  onRemove: (fact: Fact) => void
  /** What stands above the latest season. */
  children: ReactNode
}

/** What happened in a female's seasons, the latest first; those before the one under way behind a press. */
export function SeasonLine({ data, children, ...event }: Props) {
  const [isWhole, setWhole] = useState(false)
  const { facts, clutches, open, firstDay } = data
  const seasons = seasonsOf(facts, clutches, firstDay)
  const isOpen = ({ events }: { events: readonly SeasonEvent[] }): boolean =>
    events.some((one) => one.of === 'fact' && open.includes(one.fact))
  // What is under way may have begun in the season before.
  const atFirst = Math.max(1, seasons.findLastIndex(isOpen) + 1)
  const shown = isWhole ? seasons : seasons.slice(0, atFirst)
  return (
    <div className={classes.seasons}>
      {children}
      {shown.map(({ season, events }) => (
        <section key={season} aria-label={seasonName(season, firstDay)}>
          <h3 className={classes.name}>{seasonName(season, firstDay)}</h3>
          <ol className={classes.events}>
            {events.map((one) =>
              one.of === 'clutch' ? (
                <ClutchEvent key={`clutch ${one.clutch.id}`} clutch={one.clutch} />
              ) : (
                <FactEvent key={one.fact.id} fact={one.fact} {...event} />
              ),
            )}
          </ol>
        </section>
      ))}
      {shown.length < seasons.length && (
        <Button variant="default" fullWidth onClick={() => setWhole(true)}>
          {texts.earlier(seasons.length - shown.length)}
        </Button>
      )}
    </div>
  )
}
