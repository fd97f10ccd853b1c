import { expect, test } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { todayIn } from './clock.ts'

test('SHELL-61 the day turns at the midnight of each zone, to the millisecond', () => {
  const clock = createTestClock()
  const days = (moment: string): string[] => {
    clock.moveTo(moment)
    return ['Europe/Paris', 'Asia/Kathmandu', 'UTC'].map((zone) => todayIn(clock, zone))
  }
  expect(days('2026-06-15T21:59:59.999Z')).toEqual(['2026-06-15', '2026-06-16', '2026-06-15'])
  expect(days('2026-06-15T22:00:00.000Z')).toEqual(['2026-06-16', '2026-06-16', '2026-06-15'])
  expect(days('2026-06-15T18:14:59.999Z')).toEqual(['2026-06-15', '2026-06-15', '2026-06-15'])
  expect(days('2026-06-15T18:15:00.000Z')).toEqual(['2026-06-15', '2026-06-16', '2026-06-15'])
})
