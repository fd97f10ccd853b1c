import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { memo } from 'react'
import { Scales } from '../../../shared/ui/scales.tsx'
import { SexMark } from '../../collection/public/sex-mark.tsx'
import { useSwipe } from '../hooks/use-swipe.ts'
import type { TodayActs } from '../hooks/use-today-work.ts'
import { todayTexts as texts } from '../today.texts.ts'
import { aboutRow, sinceWhen } from '../today-words.ts'
import { type ShownRow, swipedOutcome } from '../today-work.ts'
import { RowActs } from './row-acts.tsx'
import classes from './today-row.module.css'

type Props = {
  row: ShownRow
  /** The kind as kinds are compared. */
  kind: string
  day: CivilDay
  acts: TodayActs
  /** Opens what else can be said of it. */
  more: (row: ShownRow) => void
}

/** An animal, or a place, that something is to be done with: who it is, what it gets and how long ago, and a press that says it was done. */
export const TodayRow = memo(function TodayRow({ row, kind, day, acts, more }: Props) {
  const swiped = swipedOutcome(row, kind)
  const swipe = useSwipe(swiped && (() => acts.note(row, swiped)))
  return (
    <li
      className={classes.cell}
      data-state={row.state}
      data-kind={kind}
      data-swiped={swiped && texts.outcomes[swiped]}
      data-key-entry
      onContextMenu={(event) => {
        // A long touch asks for a menu of the browser; here it opens what else can be said.
        if ((event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch') return
        event.preventDefault()
        more(row)
      }}
    >
      <div className={classes.row} {...swipe}>
        <button type="button" className={classes.who} aria-haspopup="dialog" onClick={() => more(row)}>
          <span className={classes.photo}>
            {row.image ? (
              <img src={row.image} alt="" loading="lazy" />
            ) : (
              <Scales seed={row.animalId ?? row.placeId ?? 0} label="" />
            )}
          </span>
          <span className={classes.words}>
            <span className={classes.name}>{row.name}</span>
            {row.sex && <SexMark sex={row.sex} />}
            {(row.code ?? row.customId) && <span className={classes.id}>{row.code ?? row.customId}</span>}
            <What row={row} kind={kind} day={day} />
          </span>
        </button>
        <RowActs row={row} kind={kind} acts={acts} />
      </div>
    </li>
  )
})

/** What it gets, and when it last got something: parts that stay whole where the line is too short for all of them. */
function What({ row, kind, day }: Pick<Props, 'row' | 'kind' | 'day'>) {
  return (
    <span className={classes.what}>
      {aboutRow(row, kind).map((part) => (
        <span key={part} className={classes.part}>
          {`${part} · `}
        </span>
      ))}
      <span className={classes.part} data-tone={toneOf(row)}>
        {sinceWhen(row, kind, day)}
      </span>
    </span>
  )
}

function toneOf({ tapped, state }: ShownRow): 'unsent' | 'overdue' | undefined {
  if (tapped === 'unsent') return 'unsent'
  return state === 'overdue' ? 'overdue' : undefined
}
