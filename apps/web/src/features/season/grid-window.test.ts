import { expect, test } from 'vitest'
import { cellAfter, drawnOf, scrollTo, spanOf } from './grid-window.ts'

test('SEA-22 of a large grid only what is seen is drawn, with a few beyond, and the cell that has the focus', () => {
  expect(spanOf(0, 560, 56, 1000)).toEqual({ from: 0, to: 14 })
  expect(spanOf(5600, 560, 56, 1000)).toEqual({ from: 96, to: 114 })
  expect(spanOf(0, 560, 56, 3)).toEqual({ from: 0, to: 3 })
  expect(spanOf(9_000, 560, 56, 3)).toEqual({ from: 3, to: 3 })
  expect(drawnOf({ from: 2, to: 5 }, 3, 9)).toEqual([2, 3, 4])
  expect(drawnOf({ from: 2, to: 5 }, 0, 9)).toEqual([0, 2, 3, 4])
  expect(drawnOf({ from: 2, to: 5 }, 8, 9)).toEqual([2, 3, 4, 8])
  expect(drawnOf({ from: 0, to: 2 }, 8, 2)).toEqual([0, 1])
})

test('SEA-22 the cell with the focus is scrolled to where it is not whole', () => {
  expect(scrollTo(3, 50, 0, 200)).toBeNull()
  expect(scrollTo(4, 50, 0, 200)).toBe(50)
  expect(scrollTo(1, 50, 120, 200)).toBe(50)
})

test('SEA-22 arrow keys, Home, End and the page keys lead through the cells and stop at the edges', () => {
  const size = { rows: 20, columns: 5 }
  const from = (key: string, isWhole = false, cell = { row: 10, column: 2 }) =>
    cellAfter(key, isWhole, cell, size)
  expect(from('ArrowUp')).toEqual({ row: 9, column: 2 })
  expect(from('ArrowDown')).toEqual({ row: 11, column: 2 })
  expect(from('ArrowLeft')).toEqual({ row: 10, column: 1 })
  expect(from('ArrowRight')).toEqual({ row: 10, column: 3 })
  expect(from('PageDown')).toEqual({ row: 18, column: 2 })
  expect(from('PageUp')).toEqual({ row: 2, column: 2 })
  expect(from('Home')).toEqual({ row: 10, column: 0 })
  expect(from('End')).toEqual({ row: 10, column: 4 })
  expect(from('Home', true)).toEqual({ row: 0, column: 0 })
  expect(from('End', true)).toEqual({ row: 19, column: 4 })
  expect(from('ArrowUp', false, { row: 0, column: 0 })).toEqual({ row: 0, column: 0 })
  expect(from('ArrowRight', false, { row: 0, column: 4 })).toEqual({ row: 0, column: 4 })
  expect(from('x')).toBeNull()
})
