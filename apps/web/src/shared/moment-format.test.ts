import { expect, test } from 'vitest'
import { shownMoment } from './moment-format.ts'

test('NOT-01 a notification tells its moment by the keeper’s own clock', () => {
  expect(shownMoment('2026-06-15T02:30:00.000Z', 'America/New_York')).toBe('06/14/2026 22:30')
  expect(shownMoment('2026-06-15T02:30:00.000Z', 'Asia/Kolkata')).toBe('06/15/2026 08:00')
})
