import { expect, test } from 'vitest'
import { cellsOfRack, nodesOf, occupancyOf } from './occupancy.ts'
import type { Place } from './places.queries.ts'

let last = 0

const placeOf = (kind: Place['kind'], parentId: number | null, fields: Partial<Place> = {}): Place => {
  last += 1
  return {
    ...{ id: last, userId: 1, version: 1, kind, parentId, name: `Place ${last}`, code: null, position: 0 },
    ...{ rows: null, columns: null, capacity: null, temperatureMin: null, temperatureMax: null },
    ...{ humidityMin: null, humidityMax: null, notes: null, row: null, column: null, path: [] },
    ...{ animalCount: 0, lastCleanedOn: null, lastClimate: null, createdAt: '2026-11-26T00:00:00.000Z' },
    ...fields,
  }
}

test('PLC-02 places are drawn as they stand in each other, in walking order', () => {
  const room = placeOf('room', null)
  const rack = placeOf('rack', room.id)
  const tub = placeOf('enclosure', rack.id)
  const lone = placeOf('enclosure', null)
  expect(nodesOf([room, rack, tub, lone])).toEqual([
    { place: room, within: [{ place: rack, within: [{ place: tub, within: [] }] }] },
    { place: lone, within: [] },
  ])
  expect(nodesOf([rack, tub])).toEqual([{ place: rack, within: [{ place: tub, within: [] }] }])
})

test('PLC-01 a room tells how many of its enclosures are taken, those of its racks among them', () => {
  const room = placeOf('room', null, { animalCount: 3 })
  const rack = placeOf('rack', room.id, { animalCount: 2 })
  const tubs = [2, 0, 0].map((animalCount) => placeOf('enclosure', rack.id, { animalCount }))
  const vivarium = placeOf('enclosure', room.id, { animalCount: 1 })
  const [node] = nodesOf([room, rack, ...tubs, vivarium])
  expect(node && occupancyOf(node)).toEqual({ taken: 2, all: 4 })
})

test('PLC-04 a rack is drawn as it stands in the room: a tub that was taken out leaves its gap', () => {
  const rack = placeOf('rack', null, { rows: 2, columns: 2 })
  const cell = (row: number, column: number) => placeOf('enclosure', rack.id, { row, column })
  const [a1, b1, b2] = [cell(1, 1), cell(2, 1), cell(2, 2)]
  const box = placeOf('enclosure', rack.id)
  const drawn = cellsOfRack(rack, [a1, b1, b2, box])
  expect(drawn.cells.map(({ cell, tub }) => [cell, tub])).toEqual([
    ['A1', a1],
    ['A2', null],
    ['B1', b1],
    ['B2', b2],
  ])
  expect([drawn.columns, drawn.loose]).toEqual([2, [box]])
})
