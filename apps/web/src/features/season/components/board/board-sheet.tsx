import { shownDay } from '../../../../shared/day-format.ts'
import { PrintDesk } from '../../../../shared/print/print-desk.tsx'
import type { Pairing } from '../../board.queries.ts'
import { boardTexts as texts } from '../../board.texts.ts'
import { findPairings, groupsOf, pairingKey } from '../../board-groups.ts'
import { nextWords, pairWords } from '../../pairing-words.ts'
import type { PrintedBoard } from '../../printed-board.ts'
import { scaleOf, type TimeScale } from '../../time-scale.ts'
import { BoardHead } from './board-head.tsx'
import { BoardLegend } from './board-legend.tsx'
import { linesOf } from './board-lines.ts'
import classes from './board-sheet.module.css'
import { BoardTrack } from './board-track.tsx'

/** A board on paper: all of its pairings, across the page, no pairing cut by its end. */
export function BoardSheet({ board, search, name, today, onPrint }: PrintedBoard & { onPrint: () => void }) {
  const rows = findPairings(board.rows, search)
  const scale = scaleOf(board, today)
  return (
    <PrintDesk print={texts.print.again} onPrint={onPrint}>
      <article className={classes.paper} style={linesOf(scale)}>
        <h1 className={classes.title}>{texts.years.named(name)}</h1>
        <p className={classes.day}>{texts.print.printed(shownDay(today))}</p>
        <BoardHead scale={scale} today={today} />
        {groupsOf(rows).map(({ stage, rows: of }) => (
          <section key={stage}>
            <h2 className={classes.stage}>{texts.counted(texts.stages[stage], of.length)}</h2>
            {of.map((pairing) => (
              <Row key={pairingKey(pairing)} pairing={pairing} scale={scale} today={today} />
            ))}
          </section>
        ))}
        <BoardLegend />
      </article>
    </PrintDesk>
  )
}

function Row({ pairing, scale, today }: { pairing: Pairing; scale: TimeScale; today: string }) {
  const { head, when } = nextWords(pairing, today)
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <p className={classes.names}>{pairWords(pairing)}</p>
        {pairing.projectName && <p className={classes.more}>{pairing.projectName}</p>}
      </div>
      <BoardTrack pairing={pairing} scale={scale} today={today} />
      <div className={classes.words}>
        <p className={classes.head}>{head}</p>
        <p className={classes.more}>{when}</p>
      </div>
    </div>
  )
}
