import { expect, test } from 'vitest'
import { hatchDayProblem, hatchMessages, idsFrom, youngOf } from './hatch.rules.ts'

const eggs = [
  { id: 1, status: 'Hatched' },
  { id: 2, status: 'Incubating' },
  { id: 3, status: 'Failed' },
  { id: 4, status: 'Incubating' },
] as const

test('CLU-15 so many young are the first eggs that incubate, or live ones of a litter that are left', () => {
  expect(youngOf({ eggs }, { count: 1 })).toEqual({ young: [2] })
  expect(youngOf({ eggs }, { count: 2 })).toEqual({ young: [2, 4] })
  expect(youngOf({ eggs }, { eggIds: [4, 3] })).toEqual({ young: [4, 3] })
  expect(youngOf({ live: 3 }, { count: 2 })).toEqual({ young: [null, null] })
})

test.each([
  [{ eggs }, { count: 3 }, { count: hatchMessages.left(2) }],
  [{ live: 1 }, { count: 2 }, { count: hatchMessages.left(1) }],
  [{ live: 1 }, { eggIds: [1] }, { eggIds: hatchMessages.eggsOfLitter }],
  [{ eggs }, {}, { count: hatchMessages.which }],
  [{ eggs }, { count: 1, eggIds: [2] }, { count: hatchMessages.which }],
  [{ eggs }, { count: 1, weights: [50, 51] }, { weights: hatchMessages.more }],
  [{ eggs }, { count: 1, placeIds: [7, 8] }, { placeIds: hatchMessages.more }],
])('CLU-16 of %j a hatch of %j is refused with %j', (left, asked, problems) => {
  expect(youngOf(left, asked)).toEqual({ problems })
})

test('CLU-15 CLU-16 IDs count on from the first and keep its width', () => {
  expect(idsFrom(' BP-27-031 ', 3)).toEqual(['BP-27-031', 'BP-27-032', 'BP-27-033'])
  expect(idsFrom('BP-9', 2)).toEqual(['BP-9', 'BP-10'])
  expect(idsFrom('twin', 2)).toBeNull()
})

test('CLU-16 nothing hatches before it was laid, or in the future', () => {
  const bounds = { layDate: '2026-06-01', today: '2026-08-15' }
  expect(
    ['2026-05-31', '2026-06-01', '2026-08-15', '2026-08-16'].map((day) => hatchDayProblem(day, bounds)),
  ).toEqual([...[hatchMessages.day, null], ...[null, hatchMessages.day]])
})
