import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromCell, toCell, toCsvLine } from './sheet-cells.rules.ts'

test('R63 a cell never begins as a formula, and what stood in it comes back', () => {
  const start = fc.constantFrom('', "'", "''", '=', '+', '-', '@', '\t', '\r', "'=", "''-")
  fc.assert(
    fc.property(start, fc.string(), (first, rest) => {
      const text = first + rest
      expect(toCell(text)).not.toMatch(/^[=+\-@\t\r]/)
      expect(fromCell(toCell(text))).toBe(text)
    }),
  )
})

test('a cell stands in quotes where a comma, a quote, a line or a space at its end would be lost', () => {
  expect(toCsvLine(['Ember', '', 'a,b', 'say "hi"', 'two\nlines', ' x '])).toBe(
    'Ember,,"a,b","say ""hi""","two\nlines"," x "',
  )
})
