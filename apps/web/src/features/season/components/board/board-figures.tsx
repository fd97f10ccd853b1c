import type { Board } from '../../board.queries.ts'
import { boardTexts } from '../../board.texts.ts'
import { countToLay } from '../../board-groups.ts'
import classes from './board-figures.module.css'

const texts = boardTexts.figures

/** What the season comes to so far: who is still to lay, what incubates, what hatched, and how last season was (SEA-22). */
export function BoardFigures({ board: { rows, figures } }: { board: Board }) {
  const { incubatingClutches, incubatingEggs, eggs, hatched, hatchOfLaid, hatchOfLaidBefore } = figures
  const toLay = countToLay(rows)
  const before = hatchOfLaidBefore === null ? null : texts.before(texts.percent(hatchOfLaidBefore))
  return (
    <ul className={classes.figures} aria-label={texts.label}>
      {toLay > 0 && <Figure value={`${toLay}`} words={texts.toLay} />}
      {incubatingClutches > 0 && (
        <Figure
          value={`${incubatingClutches}`}
          words={texts.incubating(incubatingClutches, incubatingEggs)}
        />
      )}
      {eggs > 0 && <Figure value={texts.partOf(hatched, eggs)} words={texts.hatched} />}
      {hatchOfLaid === null ? (
        before && <Figure words={before} />
      ) : (
        <Figure value={texts.percent(hatchOfLaid)} words={before ?? texts.ofLaid} isRate />
      )}
    </ul>
  )
}

type FigureProps = { value?: string; words: string; isRate?: boolean }

const Figure = ({ value, words, isRate = false }: FigureProps) => (
  <li className={classes.figure}>
    {value && (
      <>
        <strong className={classes.value} data-rate={isRate || undefined}>
          {value}
        </strong>{' '}
      </>
    )}
    <span>{words}</span>
  </li>
)
