import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { SeasonData } from '../hooks/use-season.ts'
import { monthWords } from '../month-lines.ts'
import { stripOf } from '../season-strip.ts'
import { seasonsOf } from '../season-view.ts'
import { SeasonMark } from './season-mark.tsx'
import classes from './season-strip.module.css'

type Props = {
  data: Pick<SeasonData, 'facts' | 'clutches' | 'open' | 'firstDay'>
  today: CivilDay
}

/** The season under way, or else the latest, as one line: for the eye alone, since the list below says the same. */
export function SeasonStrip({ data: { facts, clutches, open, firstDay }, today }: Props) {
  const [latest] = seasonsOf(facts, clutches, firstDay)
  const events = latest?.events ?? []
  const strip =
    open.length > 0
      ? stripOf(open, [], today)
      : stripOf(
          events.flatMap((event) => (event.of === 'fact' ? [event.fact] : [])),
          events.flatMap((event) => (event.of === 'clutch' ? [event.clutch] : [])),
          today,
        )
  if (!strip) return null
  return (
    <div className={classes.strip} aria-hidden>
      {strip.months.map(({ key, at }) => (
        <span key={key} className={classes.month} style={{ left: `${at}%` }}>
          {monthWords(key)}
        </span>
      ))}
      {strip.bars.map(({ key, of, from, width }) => (
        <span
          key={key}
          className={classes.bar}
          data-of={of}
          style={{ left: `${from}%`, width: `${width}%` }}
        />
      ))}
      {strip.today !== null && <span className={classes.today} style={{ left: `${strip.today}%` }} />}
      {strip.marks.map(({ key, of, at }) => (
        <SeasonMark key={key} of={of} at={at} />
      ))}
    </div>
  )
}
