import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cellName,
  cellPosition,
  cellsOf,
  type Grid,
  gainedCells,
  lostTubs,
  tubCode,
} from './rack-grid.rules.ts'

const grids: fc.Arbitrary<Grid> = fc.oneof(
  fc.constant({ rows: null, columns: null }),
  fc.record({ rows: fc.integer({ min: 1, max: 26 }), columns: fc.integer({ min: 1, max: 7 }) }),
)

test('PLC-04 the tubs of a rack are called by shelf and column, after the rack', () => {
  expect(cellsOf({ rows: 2, columns: 3 }).map(cellName)).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3'])
  expect(tubCode('R1', { row: 1, column: 3 })).toBe('R1-A3')
  expect(tubCode('R1', { row: 26, column: 200 })).toBe('R1-Z200')
  expect(cellsOf({ rows: null, columns: null })).toEqual([])
})

test('PLC-03 PLC-04 whatever shape a rack has, its tubs follow shelf by shelf, each in a place of its own', () => {
  fc.assert(
    fc.property(grids, (grid) => {
      const cells = cellsOf(grid)
      expect(cells.map((cell) => cellPosition(grid, cell))).toEqual(cells.map((_cell, at) => at))
      expect(new Set(cells.map(cellName)).size).toBe(cells.length)
    }),
  )
})

test('PLC-04 whatever a rack becomes, what it keeps, what it gains and what it loses are all its tubs, each once', () => {
  fc.assert(
    fc.property(grids, grids, (before, after) => {
      const tubs = cellsOf(before)
      const lost = lostTubs(after, tubs)
      const kept = tubs.filter((cell) => !lost.includes(cell))
      const now = [...kept, ...gainedCells(before, after)].map(cellName)
      expect(now.toSorted()).toEqual(cellsOf(after).map(cellName).toSorted())
    }),
  )
})

test('PLC-04 what stands in a rack without a cell of it is never lost', () => {
  expect(lostTubs({ rows: null, columns: null }, [{ row: null, column: null }])).toEqual([])
})
