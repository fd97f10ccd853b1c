import { expect, test } from 'vitest'
import type { Today } from './today.queries.ts'
import type { ShownRow } from './today-work.ts'
import { workByPlace } from './work-by-place.ts'

type WorkPlace = Today['places'][number]

const placeOf = (id: number, kind: WorkPlace['kind'], name: string, path: WorkPlace['path'] = []) =>
  ({ id, kind, name, code: name, path, due: 0, overdue: 0 }) as WorkPlace

const room = placeOf(1, 'room', 'Snake room')
const rack = placeOf(2, 'rack', 'R1', [room])
const tub = placeOf(3, 'enclosure', 'R1-A1', [room, rack])
const vivarium = placeOf(4, 'enclosure', 'V1', [room])
const alone = placeOf(5, 'rack', 'R9')

const rowOf = (planId: number, placeId: number | null) => ({ planId, animalId: planId, placeId }) as ShownRow

test('HUS-34 the day is told by room and rack in walking order, in each by kind, and last what is nowhere', () => {
  const kinds = [
    { kind: 'feeding', rows: [rowOf(1, 3), rowOf(2, 4), rowOf(3, null), rowOf(4, 5)] },
    { kind: 'weight', rows: [rowOf(5, 3)] },
  ]
  const told = workByPlace(kinds, [room, rack, tub, vivarium, alone]).map(({ name, racks }) => [
    name,
    racks.map((one) => [
      one.name,
      one.kinds.map(({ kind, rows }) => [kind, rows.map(({ planId }) => planId)]),
    ]),
  ])
  expect(told).toEqual([
    [
      'Snake room',
      [
        [
          'R1',
          [
            ['feeding', [1]],
            ['weight', [5]],
          ],
        ],
        [null, [['feeding', [2]]]],
      ],
    ],
    [
      null,
      [
        ['R9', [['feeding', [4]]]],
        [null, [['feeding', [3]]]],
      ],
    ],
  ])
})
