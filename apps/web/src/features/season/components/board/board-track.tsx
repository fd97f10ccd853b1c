import { addDays, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Pairing } from '../../board.queries.ts'
import { boardTexts as texts } from '../../board.texts.ts'
import { lineWords } from '../../pairing-words.ts'
import type { TimeScale } from '../../time-scale.ts'
import { SeasonMark } from '../season-mark.tsx'
import classes from './board-track.module.css'

type Props = { pairing: Pairing; scale: TimeScale; today: CivilDay }

/** The time line of a pairing: what lasted, what happened, and when something is due; in words for who doesn’t see it. */
export function BoardTrack({ pairing, scale: { at }, today }: Props) {
  const { bars, marks, windows } = pairing
  const stretch = (from: CivilDay, to: CivilDay) => ({ left: `${at(from)}%`, width: `${at(to) - at(from)}%` })
  return (
    <div role="img" aria-label={lineWords(pairing, today)} className={classes.track}>
      {bars.map(({ kind, from, to, eggs }) => (
        <span
          key={`${kind} ${from} ${to}`}
          className={classes.bar}
          data-of={kind}
          style={stretch(from, to ?? (from > today ? from : today))}
        >
          {eggs && <span className={classes.eggs}>{texts.eggs(eggs)}</span>}
        </span>
      ))}
      {windows.map(({ step, clutchId, from, to, confidence, state }) => (
        <span
          key={`${step} ${clutchId}`}
          className={classes.window}
          data-unsure={confidence === 'low' || undefined}
          data-state={state}
          style={stretch(from, addDays(to, 1))}
        />
      ))}
      {marks.map(({ kind, day }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several of a kind may be of one day, and none moves
        <SeasonMark key={`${kind} ${day} ${place}`} of={kind} at={at(day)} />
      ))}
      {windows.map(({ step, clutchId, likely }) => (
        <SeasonMark key={`${step} ${clutchId}`} of="expected" at={at(likely)} />
      ))}
    </div>
  )
}
