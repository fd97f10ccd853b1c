import { expect, test } from 'vitest'
import { daysLeft, leavesTrashAt } from './trash.rules.ts'

test('R74 what is deleted stays for 30 days to the minute, whatever clocks do meanwhile', () => {
  expect(leavesTrashAt('2026-10-10T08:30:00.000Z')).toBe('2026-11-09T08:30:00.000Z')
})

test('R74 a begun day counts as a day that is left, and nothing is left after the end', () => {
  const leavesAt = '2026-11-09T08:30:00.000Z'
  expect(daysLeft(leavesAt, new Date('2026-10-10T08:30:00.000Z'))).toBe(30)
  expect(daysLeft(leavesAt, new Date('2026-11-08T08:30:00.001Z'))).toBe(1)
  expect(daysLeft(leavesAt, new Date('2026-11-09T08:30:00.000Z'))).toBe(0)
  expect(daysLeft(leavesAt, new Date('2026-12-01T00:00:00.000Z'))).toBe(0)
})
