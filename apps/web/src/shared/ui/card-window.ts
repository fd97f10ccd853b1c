/** Measures of a scrolled grid of equal rows, in pixels; `top` is where the grid begins, counted from the upper edge of the screen. */
export type GridMeasures = {
  top: number
  screen: number
  rowHeight: number
  columns: number
}

/** Cards from `from` to before `to` are drawn; the others leave `above` and `below` pixels of room. */
export type CardWindow = { from: number; to: number; above: number; below: number }

/** A list of so many cards is drawn whole in the end, so that finding in the page works in an ordinary collection. */
export const drawnWhole = 120

/** So many cards are drawn before it is known how much room one takes: about what is seen at first. */
export const drawnUnmeasured = 12

/** So many of a longer list stand in the page that the server draws, for who reads it without script. */
export const drawnByServer = 24

/** Cards are kept ready this far on either side of what is in sight, in pixels: a sixth of a second of fast scrolling. */
const keptReady = 700

/**
 * Which cards of a long list have to be drawn, so that ten thousand animals scroll as lightly as a hundred (B12): those in
 * sight and within `spare` pixels of it.
 */
export function cardWindow(
  cards: number,
  { top, screen, rowHeight, columns }: GridMeasures,
  spare = keptReady,
): CardWindow {
  if (rowHeight <= 0) return { from: 0, to: Math.min(cards, drawnUnmeasured), above: 0, below: 0 }
  const rows = Math.ceil(cards / columns)
  const first = clamp(Math.floor((-top - spare) / rowHeight), 0, rows - 1)
  const last = clamp(Math.ceil((-top + screen + spare) / rowHeight), first + 1, rows)
  return {
    from: first * columns,
    to: Math.min(cards, last * columns),
    above: first * rowHeight,
    below: (rows - last) * rowHeight,
  }
}

/**
 * The window of the first paint: where the cards that stand in the page already fill the screen, just those, with the room of
 * all others. More are drawn once that is painted (B10).
 */
export function firstCardWindow(cards: number, drawn: number, measures: GridMeasures): CardWindow {
  const seen = cardWindow(cards, measures, 0)
  if (seen.from > 0 || seen.to > drawn) return cardWindow(cards, measures)
  const rows = Math.ceil(Math.min(drawn, cards) / measures.columns)
  const room = Math.ceil(cards / measures.columns) - rows
  return { from: 0, to: Math.min(drawn, cards), above: 0, below: room * measures.rowHeight }
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
