import { expect, test } from 'vitest'
import { curveShape } from './curve-shape.ts'

const point = (recordDate: string, amount: number) => ({ recordDate, amount })

test('COL-Q14 a weight curve lays days out evenly and amounts between lines that read well', () => {
  const shape = curveShape([point('2026-01-01', 450), point('2026-01-11', 600), point('2026-02-10', 900)])
  expect(shape.lines.map(({ amount }) => amount)).toEqual([400, 600, 800, 1000])
  expect(shape.path).toBe('M0 91.67L25 66.67L100 16.67')
  expect(shape.dots).toBe('M0 91.67h0M25 66.67h0M100 16.67h0')
})

test('COL-Q14 weights that do not change lie on a line of their own', () => {
  const { lines, path } = curveShape([point('2026-01-01', 500), point('2026-03-01', 500)])
  expect(lines.length).toBeGreaterThan(1)
  expect(path).toMatch(/^M0 (\d+)L100 \1$/)
})

test('COL-Q14 weights of one day stand above each other', () => {
  expect(curveShape([point('2026-01-01', 500), point('2026-01-01', 510)]).path).toMatch(/^M50 \S+L50 \S+$/)
})

test('COL-Q14 a hatchling of a few grams and an animal without weight are drawn too', () => {
  expect(curveShape([point('2026-01-01', 1.2), point('2026-02-01', 1.9)]).lines.at(-1)?.amount).toBe(2)
  expect(curveShape([point('2026-01-01', 0), point('2026-02-01', 0)]).path).toBe('M0 100L100 100')
})
