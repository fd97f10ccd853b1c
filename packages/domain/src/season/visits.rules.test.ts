import { expect, test } from 'vitest'
import { maleWith, type Visit, visitsElsewhere } from './visits.rules.ts'

const visit = (femaleId: number, day: string, until: string | null = null, maleId = 1): Visit => ({
  ...{ femaleId, maleId, day, until },
})

test('SEA-04 a male is still with another female until the day he is out', () => {
  const elsewhere = (visits: Visit[], day: string) =>
    visitsElsewhere(visits, { femaleId: 9, maleId: 1, day }).map(({ femaleId }) => femaleId)
  expect(elsewhere([visit(8, '2026-11-01')], '2026-11-10')).toEqual([8])
  expect(elsewhere([visit(8, '2026-11-01', '2026-11-12')], '2026-11-10')).toEqual([8])
  expect(elsewhere([visit(8, '2026-11-01', '2026-11-10')], '2026-11-10')).toEqual([])
  expect(elsewhere([visit(8, '2026-11-11')], '2026-11-10')).toEqual([])
  expect(elsewhere([visit(9, '2026-11-01')], '2026-11-10')).toEqual([])
  expect(elsewhere([visit(8, '2026-11-01', null, 2)], '2026-11-10')).toEqual([])
})

test('SEA-04 of several females the one he came to last is named first', () => {
  const visits = [visit(7, '2026-11-01'), visit(8, '2026-11-05'), visit(6, '2026-10-01')]
  const found = visitsElsewhere(visits, { femaleId: 9, maleId: 1, day: '2026-11-10' })
  expect(found.map(({ femaleId }) => femaleId)).toEqual([8, 7, 6])
})

test('SEA-02 a lock is of the male that is with her, the latest introduced', () => {
  const visits = [visit(9, '2026-11-01'), visit(9, '2026-11-04', '2026-11-08', 2), visit(8, '2026-11-06')]
  expect(maleWith(visits, 9, '2026-11-05')).toBe(2)
  expect(maleWith(visits, 9, '2026-11-08')).toBe(1)
  expect(maleWith(visits, 9, '2026-10-31')).toBeNull()
})
