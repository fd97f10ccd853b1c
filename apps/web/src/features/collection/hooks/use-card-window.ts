import { type RefObject, useLayoutEffect, useState } from 'react'
import { type CardWindow, cardWindow, drawnAtOnce } from '../card-window.ts'

const same = (one: CardWindow, other: CardWindow): boolean => one.from === other.from && one.to === other.to

/** Which cards of a grid are drawn, following the scroll; an ordinary collection is drawn whole. */
export function useCardWindow(grid: RefObject<HTMLElement | null>, cards: number): CardWindow {
  const [shown, setShown] = useState<CardWindow>({ from: 0, to: cards, above: 0, below: 0 })
  const whole = cards <= drawnAtOnce

  useLayoutEffect(() => {
    if (whole) return
    const measure = () =>
      setShown((before) => {
        const next = windowOf(grid.current, cards)
        return same(before, next) ? before : next
      })
    measure()
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [grid, cards, whole])

  return whole ? { from: 0, to: cards, above: 0, below: 0 } : shown
}

function windowOf(grid: HTMLElement | null, cards: number): CardWindow {
  const row = grid?.firstElementChild
  if (!grid || !row) return { from: 0, to: cards, above: 0, below: 0 }
  const style = getComputedStyle(grid)
  return cardWindow(cards, {
    top: grid.getBoundingClientRect().top,
    screen: innerHeight,
    rowHeight: row.getBoundingClientRect().height + Number.parseFloat(style.rowGap),
    columns: style.gridTemplateColumns.split(' ').length,
  })
}
