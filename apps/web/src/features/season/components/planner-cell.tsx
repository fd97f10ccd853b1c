import type { CSSProperties } from 'react'
import { fractionOf, shortChance } from '../../genetics/public/pair-words.ts'
import { kinPercent, type PlannedPair } from '../planned-pairs.ts'
import { plannerTexts as texts } from '../planner.texts.ts'
import { BandSign } from './band-sign.tsx'
import classes from './planner-grid.module.css'

type Props = {
  pair: PlannedPair
  column: number
  isActive: boolean
  isPicked: boolean
  style: CSSProperties
  onPress: () => void
}

/** One pair of the grid: how inbred its young would be, and what else is to be known at a glance. */
export function PlannerCell({ pair, column, isActive, isPicked, style, onPress }: Props) {
  const { male, female, inbreeding, band, odds, breedingProjectId } = pair
  const notes = [
    odds && texts.odds(shortChance(fractionOf(odds.probability))),
    odds && odds.warnings.length > 0 && texts.risk,
    breedingProjectId !== null && texts.inProject,
  ].filter(Boolean)
  const percent = kinPercent(inbreeding)
  // What is seen stands in the name as it is seen, so that it can be called by it.
  const words = [texts.inbreeding(percent), texts.bands[band], ...notes, isPicked && texts.picked].filter(
    Boolean,
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys of all of its cells
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a table that is walked by arrow keys
      role="gridcell"
      aria-colindex={column}
      aria-selected={isPicked}
      aria-label={`${texts.pair(male.name, female.name)}: ${words.join(', ')}`}
      tabIndex={isActive ? 0 : -1}
      className={classes.cell}
      data-picked={isPicked || undefined}
      style={style}
      onClick={onPress}
    >
      <span className={classes.kin}>
        <BandSign band={band} />
        <strong>{percent}</strong> <span className={classes.word}>{texts.bands[band]}</span>
      </span>{' '}
      {notes.length > 0 && <span className={classes.note}>{notes.join(' · ')}</span>}
    </td>
  )
}
