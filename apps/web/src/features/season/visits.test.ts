import { expect, test } from 'vitest'
import type { Fact } from './season.queries.ts'
import { maleStateWords, visitsOf } from './visits.ts'

const fact = (id: number, kind: Fact['kind'], day: string, more: Partial<Fact> = {}): Fact => ({
  ...{ id, userId: 1, animalId: 2, version: 1, createdAt: '2026-11-01T00:00:00.000Z', femaleName: 'Dahlia' },
  ...{ kind, day, time: null, until: null, maleId: 3, maleName: 'Cinder', breedingProjectId: null },
  ...{ mm: null, grams: null, note: null },
  ...more,
})

const dahlia = fact(1, 'introduced', '2026-11-01', { until: '2026-11-05' })
const rose = fact(2, 'introduced', '2026-11-09', { animalId: 5, femaleName: 'Rose' })
const facts = [
  dahlia,
  fact(3, 'lock', '2026-11-02'),
  fact(4, 'lock', '2026-11-04'),
  rose,
  fact(5, 'lock', '2026-11-10', { animalId: 5, femaleName: 'Rose' }),
]

test('SEA-22 a male’s visits are told with their locks and the days of rest before, the latest first', () => {
  expect(visitsOf(facts)).toMatchObject([
    { femaleName: 'Rose', from: '2026-11-09', until: null, locks: 1, restDays: 4 },
    { femaleName: 'Dahlia', from: '2026-11-01', until: '2026-11-05', locks: 2, restDays: null },
  ])
})

test('SEA-22 a lock without an introduction counts as a visit of its day', () => {
  const loose = fact(6, 'lock', '2026-10-01')
  expect(visitsOf([loose, ...facts]).at(-1)).toMatchObject({
    from: '2026-10-01',
    until: '2026-10-01',
    locks: 1,
  })
})

test('SEA-22 it is said with whom he is, or for how long he has rested', () => {
  const told = (of: readonly Fact[], today: string) => maleStateWords(visitsOf(of), today)
  expect(told(facts, '2026-11-26')).toBe('With Rose since 11/09')
  expect(told([dahlia], '2026-11-26')).toBe('Has rested for 21 days')
  expect(told([dahlia], '2026-11-05')).toBe('Out since today')
  expect(told([], '2026-11-26')).toBeNull()
})
