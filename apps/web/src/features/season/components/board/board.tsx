import { Button, VisuallyHidden } from '@mantine/core'
import { useMemo } from 'react'
import { drawnWhole } from '../../../../shared/ui/card-window.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { useIsWide } from '../../../../shared/ui/use-is-wide.ts'
import { useToday } from '../../../accounts/public/use-today.ts'
import type { Board as BoardData } from '../../board.queries.ts'
import { boardTexts as texts } from '../../board.texts.ts'
import { findPairings, groupsOf } from '../../board-groups.ts'
import type { SeasonSearch } from '../../season-search.ts'
import { scaleOf } from '../../time-scale.ts'
import classes from './board.module.css'
import { BoardGroup } from './board-group.tsx'
import { BoardHead } from './board-head.tsx'
import { BoardLegend } from './board-legend.tsx'
import { linesOf } from './board-lines.ts'

type Props = {
  board: BoardData
  search: SeasonSearch
  /** It is of the season before; the one that was asked for is on its way. */
  isOutdated: boolean
  onClear: () => void
}

/** The pairings of a season, a row each, with weeks across; on a phone as a list by stages (SEA-14). */
export function Board({ board, search, isOutdated, onClear }: Props) {
  const today = useToday()()
  const isWide = useIsWide()
  const scale = useMemo(() => scaleOf(board, today), [board, today])
  const rows = findPairings(board.rows, search)
  if (rows.length === 0)
    return (
      <EmptyState
        title={texts.noMatch}
        text={texts.noMatchText}
        action={
          <Button variant="default" onClick={onClear}>
            {texts.clear}
          </Button>
        }
      />
    )
  return (
    <>
      <VisuallyHidden role="status">{texts.shown(rows.length)}</VisuallyHidden>
      <div className={classes.board} data-outdated={isOutdated || undefined} style={linesOf(scale)}>
        {isWide && <BoardHead scale={scale} today={today} />}
        {groupsOf(rows).map(({ stage, rows: of }) => (
          <BoardGroup
            key={stage}
            stage={stage}
            rows={of}
            today={today}
            scale={isWide ? scale : null}
            isLong={rows.length > drawnWhole}
          />
        ))}
      </div>
      {isWide && <BoardLegend />}
    </>
  )
}
