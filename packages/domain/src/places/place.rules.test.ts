import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fullProblem,
  type JudgedPlace,
  mayStandIn,
  placeKinds,
  placeLabel,
  placeProblems,
  usualCapacityOf,
} from './place.rules.ts'

const blank: JudgedPlace = {
  ...{ kind: 'rack', code: 'R1', rows: null, columns: null },
  ...{ temperatureMin: null, temperatureMax: null, humidityMin: null, humidityMax: null },
}
const alone = { parent: null, children: [] }
const refused = (place: Partial<JudgedPlace>, around: object = {}) =>
  Object.keys(placeProblems({ ...blank, ...place }, { ...alone, ...around }))

test('PLC-02 a rack stands in a room or alone, an enclosure in a rack, a room or alone, and a room alone', () => {
  expect(placeKinds.map((kind) => placeKinds.filter((parent) => mayStandIn(kind, parent)))).toEqual([
    [],
    ['room'],
    ['room', 'rack'],
  ])
  expect(placeKinds.every((kind) => mayStandIn(kind, null))).toBe(true)
  expect(refused({ kind: 'room' }, { parent: 'room' })).toEqual(['parentId'])
  expect(refused({ kind: 'enclosure' }, { children: ['enclosure'] })).toEqual(['kind'])
  expect(refused({ kind: 'room' }, { children: ['rack', 'enclosure'] })).toEqual([])
})

test('PLC-02 whatever stands in what, there are three levels at most and nothing stands in itself', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...placeKinds), { minLength: 2, maxLength: 6 }), (chain) => {
      const stands = chain.slice(1).every((kind, at) => mayStandIn(kind, chain[at] ?? null))
      return !stands || (chain.length <= 3 && new Set(chain).size === chain.length)
    }),
  )
})

test('PLC-04 only a rack has rows and columns, both or none, 200 tubs at most, and a code for them to be called after', () => {
  expect(refused({ rows: 5, columns: 4 })).toEqual([])
  expect(refused({ rows: 5 })).toEqual(['columns'])
  expect(refused({ columns: 5 })).toEqual(['rows'])
  expect(refused({ rows: 20, columns: 11 })).toEqual(['columns'])
  expect(refused({ rows: 5, columns: 4, code: null })).toEqual(['code'])
  expect(refused({ rows: 5, columns: 4, code: 'R'.repeat(26) })).toEqual(['code'])
  expect(refused({ kind: 'room', rows: 2, columns: 2 })).toEqual(['rows', 'columns'])
})

test('PLC-01 the most of a range is not less than its least', () => {
  expect(refused({ temperatureMin: 24, temperatureMax: 24, humidityMin: 40, humidityMax: 60 })).toEqual([])
  expect(refused({ temperatureMin: 24, temperatureMax: 23.5, humidityMin: 60, humidityMax: 40 })).toEqual([
    'temperatureMax',
    'humidityMax',
  ])
})

test('PLC-01 PLC-07 an enclosure holds one animal unless its keeper says more; others hold as many as come', () => {
  expect(placeKinds.map(usualCapacityOf)).toEqual([null, null, 1])
  const tub = { code: 'R1-A3', name: 'A3', capacity: 1 }
  expect([fullProblem(tub, 1), fullProblem(tub, 2)]).toEqual([null, 'R1-A3 holds 1 and is full'])
  expect(fullProblem({ ...tub, capacity: null }, 900)).toBe(null)
  expect(placeLabel({ code: null, name: 'Snake room' })).toBe('Snake room')
})
