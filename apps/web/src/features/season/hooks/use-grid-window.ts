import { type KeyboardEvent, type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react'
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

/** How much of a frame is seen, without its edge and its bars for scrolling; known before it is first painted. */
function useInside(frame: RefObject<HTMLElement | null>): {
  readonly width: number
  readonly height: number
} {
  const [inside, setInside] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = (): void =>
      setInside((before) => {
        const { clientWidth: width, clientHeight: height } = element
        return before.width === width && before.height === height ? before : { width, height }
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return inside
}

/** What of a large grid is drawn, and the one cell of it that the keyboard stands on. */
export function useGridWindow(measures: GridMeasures) {
  const { rows, columns, rowHeight, headHeight, nameWidth } = measures
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useInside(frame)
  const [scrolled, setScrolled] = useState({ top: 0, left: 0 })
  const [at, setAt] = useState<Cell>({ row: 0, column: 0 })
  const goesTo = useRef(false)
  const active = { row: Math.min(at.row, rows - 1), column: Math.min(at.column, columns - 1) }
  const room = Math.max(0, width - nameWidth)
  const columnWidth = Math.max(measures.columnWidth, columns === 0 ? 0 : Math.floor(room / columns))

  // After each drawing, for a key that leads nowhere at an edge still brings the cell with the focus back into sight.
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
  })

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
    frame,
    onScroll: ({ currentTarget: { scrollTop, scrollLeft } }: UIEvent): void =>
      setScrolled({ top: scrollTop, left: scrollLeft }),
    goTo: (cell: Cell): void => setAt(cell),
    /** Moves by a key; answers whether it was one that moves. */
    moveBy: ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
      const isWhole = ctrlKey || metaKey
      // With another key held, arrows are the browser's: they lead to the page before, or change the tab.
      if (altKey || (isWhole && key !== 'Home' && key !== 'End')) return false
      const to = cellAfter(key, isWhole, active, { rows, columns })
      if (!to) return false
      goesTo.current = true
      setAt(to)
      return true
    },
  }
}
