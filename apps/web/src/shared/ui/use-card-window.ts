import { type RefObject, useLayoutEffect, useState } from 'react'
import {
  type CardWindow,
  cardWindow,
  drawnByServer,
  drawnUnmeasured,
  drawnWhole,
  firstCardWindow,
  type GridMeasures,
} from './card-window.ts'
import { useAtRest } from './use-at-rest.ts'

/** What a scroll need not measure again: where the grid begins on the page, and the size of its rows. */
type Grid = { begin: number; rowHeight: number; columns: number }

type List = {
  cards: number
  /** More of the list are on the server. */
  goesOn: boolean
  /** All of it stood in the page before the app began. */
  isDrawn: boolean
}

const same = (one: CardWindow, other: CardWindow): boolean => one.from === other.from && one.to === other.to

/**
 * Which cards of a grid are drawn: first those that are seen, following the scroll. An ordinary collection is drawn whole
 * once the page rests.
 */
export function useCardWindow(
  grid: RefObject<HTMLElement | null>,
  { cards, goesOn, isDrawn }: List,
): CardWindow {
  const drawn = isDrawn ? drawnByServer : drawnUnmeasured
  const [shown, setShown] = useState<CardWindow>({ from: 0, to: drawn, above: 0, below: 0 })
  const isOrdinary = cards <= drawnWhole && !goesOn
  const isSettled = useAtRest(isDrawn, isOrdinary)
  const whole = isOrdinary && (isSettled || cards <= drawnUnmeasured)

  useLayoutEffect(() => {
    const element = grid.current
    if (whole || !element) return
    let measured = measure(element)
    const show = (next: CardWindow): void => setShown((before) => (same(before, next) ? before : next))
    const follow = (): void => show(cardWindow(cards, measuresOf(measured)))
    show(firstCardWindow(cards, drawn, measuresOf(measured)))
    // Whatever moves the grid or its rows changes the height of the page or the width of the grid.
    const observer = new ResizeObserver(() => {
      measured = measure(element)
      follow()
    })
    observer.observe(document.body)
    observer.observe(element)
    addEventListener('scroll', follow, { passive: true })
    return () => {
      removeEventListener('scroll', follow)
      observer.disconnect()
    }
  }, [grid, cards, drawn, whole])

  return whole ? { from: 0, to: cards, above: 0, below: 0 } : shown
}

function measure(grid: HTMLElement): Grid {
  const style = getComputedStyle(grid)
  // A grid that states no gap has one that is no number.
  const row = grid.firstElementChild?.getBoundingClientRect().height ?? 0
  return {
    begin: grid.getBoundingClientRect().top + scrollY,
    rowHeight: row === 0 ? 0 : row + (Number.parseFloat(style.rowGap) || 0),
    columns: style.gridTemplateColumns.split(' ').length,
  }
}

const measuresOf = ({ begin, ...rows }: Grid): GridMeasures => ({
  ...rows,
  top: begin - scrollY,
  screen: innerHeight,
})
