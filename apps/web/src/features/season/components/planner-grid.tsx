import type { KeyboardEvent } from 'react'
import { useGridWindow } from '../hooks/use-grid-window.ts'
import type { Picks } from '../hooks/use-picks.ts'
import type { PairFinder, PlannedPair } from '../planned-pairs.ts'
import type { MatrixAnimal } from '../planner.queries.ts'
import { plannerTexts as texts } from '../planner.texts.ts'
import { PairDetails } from './pair-details.tsx'
import { PlannerCell } from './planner-cell.tsx'
import classes from './planner-grid.module.css'

type Props = {
  species: string
  /** Places of males and females in the answer, in the order in which they are shown. */
  males: readonly number[]
  females: readonly number[]
  find: PairFinder
  picks: Picks
}

const [rowHeight, headHeight, nameWidth] = [58, 58, 150]

/** Rows and names are laid out as blocks, which takes their own roles from them in some browsers. */
const roles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  male: { role: 'columnheader' },
  female: { role: 'rowheader' },
} as const

/** What stands below the name of an animal: why it is not ready, else that it is. */
function statusOf({ reasons }: MatrixAnimal): string {
  const [first, ...more] = reasons
  return first ? texts.shortly(texts.reasons[first], more.length) : texts.ready
}

const NameOf = ({ animal }: { animal: MatrixAnimal }) => (
  <>
    <span className={classes.name}>{animal.name}</span>
    <span className={classes.status} data-ready={animal.isReady || undefined}>
      {statusOf(animal)}
    </span>
  </>
)

/**
 * Males across, females down, each with a name that stays; only what is seen is drawn. The arrow keys lead from pair to
 * pair, Space and Enter pick one (SEA-22).
 */
export function PlannerGrid({ species, males, females, find, picks }: Props) {
  const grid = useGridWindow({
    ...{ rows: females.length, columns: males.length, rowHeight, headHeight, nameWidth },
    columnWidth: 136,
  })
  const { active, columnWidth, drawnRows, drawnColumns } = grid
  const pairAt = (row: number, column: number): PlannedPair | null => {
    const [male, female] = [males[column], females[row]]
    return male === undefined || female === undefined ? null : find(male, female)
  }
  const current = pairAt(active.row, active.column)
  const onKeyDown = (event: KeyboardEvent): void => {
    const isHeld = event.altKey || event.ctrlKey || event.metaKey
    if ((event.key === ' ' || event.key === 'Enter') && !isHeld) {
      if (current && !event.repeat) picks.toggle(current)
      event.preventDefault()
    } else if (grid.moveBy(event)) event.preventDefault()
  }
  const placed = (column: number) => ({ left: nameWidth + column * columnWidth, width: columnWidth })
  const width = nameWidth + males.length * columnWidth
  return (
    <>
      <div ref={grid.frame} className={classes.frame} onScroll={grid.onScroll}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is walked by arrow keys
          role="grid"
          aria-label={texts.grid(species)}
          aria-multiselectable
          aria-rowcount={females.length + 1}
          aria-colcount={males.length + 1}
          className={classes.grid}
          style={{ width, height: headHeight + females.length * rowHeight }}
          onKeyDown={onKeyDown}
        >
          <Head {...{ columns: drawnColumns, pairAt, placed, nameWidth, width }} />
          <tbody {...roles.group} className={classes.body}>
            {drawnRows.map((row) => (
              <Row
                key={females[row]}
                {...{ row, columns: drawnColumns, pairAt, active, picks, placed, nameWidth, width }}
                onPress={(pair, column) => {
                  grid.goTo({ row, column })
                  picks.toggle(pair)
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      {current && (
        <PairDetails
          pair={current}
          species={species}
          isPicked={picks.picked.has(current.key)}
          onPick={() => picks.toggle(current)}
        />
      )}
    </>
  )
}

/** What the rows know of the grid around them. */
type Around = {
  /** Those that are drawn. */
  columns: readonly number[]
  pairAt: (row: number, column: number) => PlannedPair | null
  placed: (column: number) => { left: number; width: number }
  nameWidth: number
  width: number
}

/** The names of the males that are drawn. */
const Head = ({ columns, pairAt, placed, nameWidth, width }: Around) => (
  <thead {...roles.group} className={classes.head} style={{ width, height: headHeight }}>
    <tr {...roles.row} aria-rowindex={1} className={classes.males}>
      <th {...roles.male} aria-colindex={1} className={classes.corner} style={{ width: nameWidth }}>
        {texts.females}
      </th>
      {columns.map((column) => {
        const pair = pairAt(0, column)
        return (
          pair && (
            <th
              key={pair.male.id}
              {...roles.male}
              aria-colindex={column + 2}
              className={classes.male}
              style={placed(column)}
            >
              <NameOf animal={pair.male} />
            </th>
          )
        )
      })}
    </tr>
  </thead>
)

type RowProps = Around & {
  row: number
  active: { readonly row: number; readonly column: number }
  picks: Picks
  onPress: (pair: PlannedPair, column: number) => void
}

/** A female with each male that is drawn. */
function Row({ row, columns, pairAt, active, picks, placed, nameWidth, width, onPress }: RowProps) {
  const first = pairAt(row, 0)
  if (!first) return null
  return (
    <tr
      {...roles.row}
      aria-rowindex={row + 2}
      className={classes.row}
      style={{ top: row * rowHeight, width, height: rowHeight }}
    >
      <th {...roles.female} aria-colindex={1} className={classes.female} style={{ width: nameWidth }}>
        <NameOf animal={first.female} />
      </th>
      {columns.map((column) => {
        const pair = pairAt(row, column)
        return (
          pair && (
            <PlannerCell
              key={pair.key}
              pair={pair}
              column={column + 2}
              isActive={row === active.row && column === active.column}
              isPicked={picks.picked.has(pair.key)}
              style={placed(column)}
              onPress={() => onPress(pair, column)}
            />
          )
        )
      })}
    </tr>
  )
}
