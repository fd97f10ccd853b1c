/** Measures of a scrolled grid of equal rows, in pixels; `top` is where the grid begins, counted from the upper edge of the screen. */
export type GridMeasures = {
  top: number
  screen: number
  rowHeight: number
  columns: number
}

/** Cards from `from` to before `to` are drawn; the others leave `above` and `below` pixels of room. */
export type CardWindow = { from: number; to: number; above: number; below: number }

/** So many cards are drawn whatever is in sight, so that finding in the page works in an ordinary collection. */
export const drawnAtOnce = 120

/** Screens of cards kept ready on either side of what is in sight. */
const spareScreens = 1.5

/**
 * Which cards of a long list have to be drawn, so that ten thousand animals scroll as lightly as a hundred (B12).
 */
export function cardWindow(cards: number, { top, screen, rowHeight, columns }: GridMeasures): CardWindow {
  if (cards <= drawnAtOnce || rowHeight <= 0) return { from: 0, to: cards, above: 0, below: 0 }
  const rows = Math.ceil(cards / columns)
  const spare = screen * spareScreens
  const first = clamp(Math.floor((-top - spare) / rowHeight), 0, rows - 1)
  const last = clamp(Math.ceil((-top + screen + spare) / rowHeight), first + 1, rows)
  return {
    from: first * columns,
    to: Math.min(cards, last * columns),
    above: first * rowHeight,
    below: (rows - last) * rowHeight,
  }
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
