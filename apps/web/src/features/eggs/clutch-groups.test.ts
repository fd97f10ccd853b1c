import { expect, test } from 'vitest'
import { groupsOf } from './clutch-groups.ts'

test('SEA-20 clutches stand by incubator and box, what hatches next first, and those in none last', () => {
  const clutches = [
    { id: 1, incubatorId: null, boxId: null },
    { id: 2, incubatorId: 8, boxId: 80 },
    { id: 3, incubatorId: 7, boxId: 70 },
    { id: 4, incubatorId: 8, boxId: 81 },
    { id: 5, incubatorId: 8, boxId: 80 },
  ]
  expect(
    groupsOf(clutches).map(({ incubatorId, clutches: of }) => [incubatorId, of.map(({ id }) => id)]),
  ).toEqual([
    [8, [2, 5, 4]],
    [7, [3]],
    [null, [1]],
  ])
})
