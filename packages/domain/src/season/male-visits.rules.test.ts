import { expect, test } from 'vitest'
import { judgeVisits, lastOut } from './male-visits.rules.ts'

const visit = (femaleId: number, day: string, until: string | null) => ({ femaleId, maleId: 7, day, until })

test('SEA-15 a male rests from the day he was out until the next female, and locks are counted by visit', () => {
  const visits = [
    visit(2, '2026-02-10', '2026-02-12'),
    visit(1, '2026-02-01', '2026-02-04'),
    visit(3, '2026-02-12', null),
    visit(1, '2026-02-20', null),
  ]
  const locks = [
    { femaleId: 1, maleId: 7, day: '2026-02-02' },
    { femaleId: 1, maleId: 7, day: '2026-02-04' },
    { femaleId: 1, maleId: 8, day: '2026-02-03' },
    { femaleId: 2, maleId: 7, day: '2026-02-09' },
  ]
  const told = judgeVisits(visits, locks).map(({ femaleId, restDays, locks: seen }) => [
    femaleId,
    restDays,
    seen,
  ])
  expect(told).toEqual([
    [1, null, 2],
    [2, 6, 0],
    [3, 0, 0],
    [1, null, 0],
  ])
})

test('SEA-15 who is with two at once does not rest, and the last day out is that of all visits', () => {
  const both = [visit(1, '2026-02-01', '2026-02-20'), visit(2, '2026-02-05', '2026-02-08')]
  expect(judgeVisits([...both, visit(3, '2026-02-25', null)], []).map(({ restDays }) => restDays)).toEqual([
    ...[null, null],
    5,
  ])
  expect(lastOut(both)).toBe('2026-02-20')
  expect([lastOut([]), lastOut([visit(1, '2026-02-01', null)])]).toEqual([null, null])
})
