import { expect, test } from 'vitest'
import { dailyRateOfDays } from './development.rules.ts'

test('CLU-27 days that a keeper says hold at every temperature', () => {
  expect([dailyRateOfDays(50)(20), dailyRateOfDays(50)(35)]).toEqual([0.02, 0.02])
})
