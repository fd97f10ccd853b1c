import { expect, test } from 'vitest'
import type { EggStatus } from '../eggs/eggs.rules.ts'
import { toldByClutch } from './telling.rules.ts'

const clutch = { kind: 'eggs', layDate: '2026-06-01', boxId: null, liveCount: 0 } as const
const of = (...statuses: EggStatus[]) => statuses.map((status) => ({ status, isBoxed: false }))
const told = (eggs: Parameters<typeof toldByClutch>[1], fields: object = {}, isIncubating = false) =>
  toldByClutch({ ...clutch, ...fields }, eggs, { today: '2026-06-01', isIncubating })

test('SEA-05 a clutch tells that it was laid, that it incubates in a box, and that it hatched with its last egg', () => {
  expect(told(of('Incubating', 'Slugged'))).toBe('laid')
  expect(told(of('Incubating', 'Hatched'))).toBe('laid')
  expect(told(of('Incubating', 'Hatched'), { boxId: 7 })).toBe('boxed')
  expect(told([{ status: 'Incubating', isBoxed: true }, ...of('Hatched')])).toBe('boxed')
  expect(told(of('Hatched', 'Failed'), { boxId: 7 })).toBe('hatched')
  expect(told(of('Hatched'), {}, true), 'while eggs of another clutch incubate').toBe('laid')
})

test('SEA-05 a clutch of which nothing hatched was laid and no more, whatever lies in its box', () => {
  for (const eggs of [of('Failed', 'Infertile'), of('Slugged'), []]) {
    expect(told(eggs)).toBe('laid')
    expect(told(eggs, { boxId: 7 })).toBe('laid')
  }
  expect(told([{ status: 'Failed', isBoxed: true }])).toBe('laid')
})

test('SEA-05 a litter is out on the day of its birth where young live, and a clutch of a day to come tells nothing', () => {
  expect(told([], { kind: 'litter', liveCount: 3 })).toBe('hatched')
  expect(told([], { kind: 'litter' })).toBe('laid')
  expect(told(of('Incubating'), { layDate: '2026-06-02' })).toBeNull()
})
