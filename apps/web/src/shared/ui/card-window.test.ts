import { expect, test } from 'vitest'
import { cardWindow, firstCardWindow } from './card-window.ts'

const phone = { top: 0, screen: 800, rowHeight: 300, columns: 2 }

test('B12 of ten thousand animals only those near the screen are drawn', () => {
  const { from, to, above, below } = cardWindow(10_000, { ...phone, top: -600_000 })
  expect(to - from).toBeLessThanOrEqual(20)
  expect(from).toBeLessThanOrEqual(4000)
  expect(to).toBeGreaterThan(4004)
  expect(above + below + ((to - from) / 2) * 300).toBe(5000 * 300)
})

test('B12 the ends of a long list are drawn to the last card', () => {
  expect(cardWindow(1001, phone).from).toBe(0)
  const end = cardWindow(1001, { ...phone, top: -501 * 300 + 800 })
  expect(end.to).toBe(1001)
  expect(end.below).toBe(0)
})

test('B12 a list scrolled far out of sight still has one row', () => {
  const { from, to } = cardWindow(1000, { ...phone, top: 100_000 })
  expect([from, to]).toEqual([0, 2])
})

test('B12 before the rows were measured a screenful is drawn', () => {
  expect(cardWindow(500, { ...phone, rowHeight: 0 }).to).toBe(12)
  expect(cardWindow(3, { ...phone, rowHeight: 0 }).to).toBe(3)
})

test('B10 the first paint has no more cards than fill the screen, and the room of all', () => {
  expect(firstCardWindow(1000, 12, phone)).toEqual({ from: 0, to: 12, above: 0, below: 494 * 300 })
  expect(firstCardWindow(5, 12, phone)).toEqual({ from: 0, to: 5, above: 0, below: 0 })
})

test('B10 where the cards that stand there leave the screen open, or it is scrolled, the first paint has those in sight', () => {
  const tall = { ...phone, screen: 3000 }
  expect(firstCardWindow(1000, 12, tall)).toEqual(cardWindow(1000, tall))
  const scrolled = { ...phone, top: -30_000 }
  expect(firstCardWindow(1000, 12, scrolled)).toEqual(cardWindow(1000, scrolled))
})
