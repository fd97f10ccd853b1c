import { expect, test } from 'vitest'
import { placeOptions } from './place-options.ts'
import type { Today } from './today.queries.ts'

type WorkPlace = Today['places'][number]

const placeOf = (
  id: number,
  kind: WorkPlace['kind'],
  due: number,
  path: WorkPlace['path'] = [],
): WorkPlace => ({ ...{ id, kind, name: `P${id}`, code: null, path, due, overdue: 0 } })

const room = placeOf(1, 'room', 3)
const rack = placeOf(2, 'rack', 2, [room])
const doneRack = placeOf(3, 'rack', 0, [room])
const tub = placeOf(4, 'enclosure', 2, [room, rack])

test('HUS-34 the day is narrowed to rooms and racks where something is due', () => {
  expect(placeOptions([room, rack, doneRack, tub], null, [])).toEqual([
    { id: 1, label: 'P1', due: 3 },
    { id: 2, label: 'P1 · P2', due: 2 },
  ])
})

test('HUS-34 the place that the day is narrowed to is offered when all in it is done, and when the day tells it no more', () => {
  expect(placeOptions([room, doneRack], 3, []).at(-1)).toEqual({ id: 3, label: 'P1 · P3', due: 0 })
  const known = [
    { id: 2, label: 'P2 · P1' },
    { id: 3, label: 'P3 · P1' },
  ]
  expect(placeOptions([room], 3, known).at(-1)).toEqual({ id: 3, label: 'P3 · P1', due: 0 })
  expect(placeOptions([room], null, known)).toHaveLength(1)
})
