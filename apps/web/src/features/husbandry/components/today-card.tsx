import { Button } from '@mantine/core'
import { useRef } from 'react'
import { FoldCard } from '../../../shared/ui/fold-card.tsx'
import { useCardWindow } from '../../../shared/ui/use-card-window.ts'
import type { TodayActs } from '../hooks/use-today-work.ts'
import { planTexts } from '../plan.texts.ts'
import { rowKey } from '../row-key.ts'
import { todayTexts as texts } from '../today.texts.ts'
import { isOpen, isPressed, outcomesOf, type ShownRow, type Work } from '../today-work.ts'
import classes from './today-card.module.css'
import { TodayRow } from './today-row.tsx'

export type TodayCardProps = {
  work: Work
  /** What the browser remembers it by, open or folded. */
  name?: string
  /** The rack that it is of, where there is a card for each. */
  where?: string | undefined
  /** How it stands until it is pressed for the first time. */
  startsFolded?: boolean
  day: string
  /** More rows are on the server. */
  goesOn: boolean
  acts: TodayActs
  more: (row: ShownRow) => void
}

/** What is to be done of one kind, in the order of the server; those that wait for a condition to end are only named. */
export function TodayCard({ work: { kind, rows }, day, goesOn, acts, more, ...card }: TodayCardProps) {
  const { name = `today-${kind}`, where, startsFolded = false } = card
  const grid = useRef<HTMLUListElement>(null)
  const listed = rows.filter(({ state }) => state !== 'paused')
  const paused = rows.filter(({ state }) => state === 'paused')
  const { from, to, above, below } = useCardWindow(grid, { cards: listed.length, goesOn, isDrawn: false })
  return (
    <div className={classes.card}>
      <FoldCard
        name={name}
        title={where === undefined ? texts.head(kind) : texts.headIn(where, kind)}
        startsFolded={startsFolded}
        aside={<Head kind={kind} rows={listed} acts={acts} />}
      >
        {listed.length > 0 && (
          <ul ref={grid} className={classes.rows} style={{ paddingTop: above, paddingBottom: below }}>
            {listed.slice(from, to).map((row) => (
              <TodayRow key={rowKey(row)} row={row} kind={kind} day={day} acts={acts} more={more} />
            ))}
          </ul>
        )}
        {kind === 'feeding' && listed.some(isOpen) && (
          <p className={classes.hints} aria-hidden>
            <span>{texts.hints.touch}</span>
            <span>{texts.hints.swipe}</span>
          </p>
        )}
        {paused.length > 0 && <p className={classes.paused}>{pausedText(paused)}</p>}
      </FoldCard>
    </div>
  )
}

/** So many that wait are named. */
const named = 12

const pausedText = (rows: readonly ShownRow[]): string => {
  const names = rows
    .slice(0, named)
    .map(({ name, reasons }) =>
      texts.pausedOne(name, reasons.map((one) => planTexts.reasons[one]).join(', ')),
    )
  return texts.paused(rows.length, names.join(', ') + (rows.length > named ? ' …' : ''))
}

type HeadProps = { kind: string; rows: readonly ShownRow[]; acts: TodayActs }

/** How many are left, and the press that says all of them were done. */
function Head({ kind, rows, acts }: HeadProps) {
  const open = rows.filter(isOpen)
  const [main] = outcomesOf(kind)
  return (
    <span className={classes.head}>
      <span className={classes.count} data-done={open.length === 0 || undefined}>
        {open.length === 0 ? texts.allDone : texts.due(open.length)}
      </span>
      {open.length > 1 && main && isPressed(kind) && (
        <Button size="md" onClick={() => acts.noteAll(open, main)}>
          {texts.all(kind, open.length, open.length === rows.length)}
        </Button>
      )}
    </span>
  )
}
