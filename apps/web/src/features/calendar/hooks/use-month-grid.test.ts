import { expect, test } from 'vitest'
import { dayAfterKey } from './use-month-grid.ts'

test('CAL-03 U6 keys walk over days, weeks and months, as far as the months are long', () => {
  const walked = (key: string, day = '2026-11-30') => dayAfterKey(key, day)
  expect([walked('ArrowLeft'), walked('ArrowRight')]).toEqual(['2026-11-29', '2026-12-01'])
  expect([walked('ArrowUp'), walked('ArrowDown')]).toEqual(['2026-11-23', '2026-12-07'])
  // 30 November 2026 is a Monday.
  expect([walked('Home'), walked('End')]).toEqual(['2026-11-29', '2026-12-05'])
  expect([walked('PageUp'), walked('PageDown')]).toEqual(['2026-10-30', '2026-12-30'])
  expect(walked('PageDown', '2026-01-31')).toBe('2026-02-28')
  expect([walked('Enter'), walked('a'), walked('constructor')]).toEqual([null, null, null])
})
