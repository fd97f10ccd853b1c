import type { BoardStage } from '@clutchbook/domain/season/board.rules'
import { useId, useRef } from 'react'
import { useCardWindow } from '../../../../shared/ui/use-card-window.ts'
import type { Pairing } from '../../board.queries.ts'
import { boardTexts as texts } from '../../board.texts.ts'
import { pairingKey } from '../../board-groups.ts'
import type { TimeScale } from '../../time-scale.ts'
import classes from './board.module.css'
import { BoardRow } from './board-row.tsx'

type Props = {
  stage: BoardStage
  rows: readonly Pairing[]
  today: string
  scale: TimeScale | null
  /** The whole board is long: of each group only what is near the screen is drawn. */
  isLong: boolean
}

/** The pairings of a stage. */
export function BoardGroup({ stage, rows, today, scale, isLong }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { from, to, above, below } = useCardWindow(list, {
    cards: rows.length,
    goesOn: isLong,
    isDrawn: false,
  })
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.group} data-stage={stage}>
      <h2 id={id} className={classes.stage}>
        {texts.stages[stage]} <span className={classes.count}>{rows.length}</span>
      </h2>
      <ul ref={list} className={classes.rows} style={{ paddingTop: above, paddingBottom: below }}>
        {rows.slice(from, to).map((pairing) => (
          <BoardRow key={pairingKey(pairing)} pairing={pairing} today={today} scale={scale} />
        ))}
      </ul>
    </section>
  )
}
