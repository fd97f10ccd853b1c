/** Which rows or columns of a grid are drawn. */
export type Span = { readonly from: number; readonly to: number }

/** How many are drawn beyond the edges, so that a short scroll finds them there. */
const spare = 4

/** Those that are seen, with a few beyond; `to` is the first that is not drawn. */
export function spanOf(scrolled: number, length: number, step: number, count: number): Span {
  const within = (at: number): number => Math.min(count, Math.max(0, at))
  return {
    from: within(Math.floor(scrolled / step) - spare),
    to: within(Math.ceil((scrolled + length) / step) + spare),
  }
}

/** The numbers of a span, with the one that has the focus wherever that is, so that it is not lost by scrolling. */
export function drawnOf({ from, to }: Span, focused: number, count: number): number[] {
  const drawn = Array.from({ length: to - from }, (_, at) => from + at)
  if (focused >= count || (focused >= from && focused < to)) return drawn
  return focused < from ? [focused, ...drawn] : [...drawn, focused]
}

/** Where a grid has to be scrolled to so that one step is whole between its sticky head and its end; null where it is. */
export function scrollTo(at: number, step: number, scrolled: number, length: number): number | null {
  if (at * step < scrolled) return at * step
  const end = (at + 1) * step
  return end > scrolled + length ? end - length : null
}

/** A cell by its row and column. */
export type Cell = { readonly row: number; readonly column: number }

const pageRows = 8

/** The cell that a key leads to; null for a key that leads nowhere. */
export function cellAfter(
  key: string,
  isWhole: boolean,
  { row, column }: Cell,
  size: { readonly rows: number; readonly columns: number },
): Cell | null {
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ...{ ArrowUp: [row - 1, column], ArrowDown: [row + 1, column] },
    ...{ ArrowLeft: [row, column - 1], ArrowRight: [row, column + 1] },
    ...{ PageUp: [row - pageRows, column], PageDown: [row + pageRows, column] },
    ...{ Home: [isWhole ? 0 : row, 0], End: [isWhole ? size.rows - 1 : row, size.columns - 1] },
  }
  const to = moves[key]
  if (!to) return null
  const within = (at: number, count: number): number => Math.min(Math.max(0, at), Math.max(0, count - 1))
  return { row: within(to[0], size.rows), column: within(to[1], size.columns) }
}
