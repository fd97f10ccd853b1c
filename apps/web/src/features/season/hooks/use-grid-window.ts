import { useElementSize } from '@mantine/hooks'
import { type KeyboardEvent, type UIEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Cell, cellAfter, drawnOf, scrollTo, spanOf } from '../grid-window.ts'

/** The measures of a grid in pixels: of a cell, and of its sticky head and first column. */
export type GridMeasures = {
  readonly rows: number
  readonly columns: number
  readonly rowHeight: number
  readonly headHeight: number
  readonly nameWidth: number
  /** The least that a column is wide; they share what is left. */
  readonly columnWidth: number
}

/** What of a large grid is drawn, and the one cell of it that the keyboard stands on. */
export function useGridWindow(measures: GridMeasures) {
  const { rows, columns, rowHeight, headHeight, nameWidth } = measures
  const { ref: measure, width, height } = useElementSize<HTMLDivElement>()
  const frame = useRef<HTMLDivElement | null>(null)
  const [scrolled, setScrolled] = useState({ top: 0, left: 0 })
  const [at, setAt] = useState<Cell>({ row: 0, column: 0 })
  const goesTo = useRef(false)
  const active = { row: Math.min(at.row, rows - 1), column: Math.min(at.column, columns - 1) }
  const room = Math.max(0, width - nameWidth)
  const columnWidth = Math.max(measures.columnWidth, columns === 0 ? 0 : Math.floor(room / columns))

  useLayoutEffect(() => {
    if (!goesTo.current || !frame.current) return
    goesTo.current = false
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = frame.current
    const top = scrollTo(active.row, rowHeight, scrollTop, clientHeight - headHeight)
    const left = scrollTo(active.column, columnWidth, scrollLeft, clientWidth - nameWidth)
    if (top !== null) frame.current.scrollTop = top
    if (left !== null) frame.current.scrollLeft = left
    frame.current
      .querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')
      ?.focus({ preventScroll: true })
  }, [active.row, active.column, rowHeight, headHeight, nameWidth, columnWidth])

  return {
    active,
    columnWidth,
    drawnRows: drawnOf(
      spanOf(scrolled.top, Math.max(height, 560), rowHeight, rows),
      Math.max(0, active.row),
      rows,
    ),
    drawnColumns: drawnOf(
      spanOf(scrolled.left, Math.max(room, 360), columnWidth, columns),
      Math.max(0, active.column),
      columns,
    ),
    frame: (element: HTMLDivElement | null): void => {
      frame.current = element
      measure(element)
    },
    onScroll: ({ currentTarget: { scrollTop, scrollLeft } }: UIEvent): void =>
      setScrolled({ top: scrollTop, left: scrollLeft }),
    goTo: (cell: Cell): void => setAt(cell),
    /** Moves by a key; answers whether it was one that moves. */
    moveBy: ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
      const to = cellAfter(key, ctrlKey || metaKey, active, { rows, columns })
      if (!to) return false
      goesTo.current = true
      setAt(to)
      return true
    },
  }
}
