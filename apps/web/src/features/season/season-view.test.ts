import { expect, test } from 'vitest'
import type { Clutch } from '../eggs/public/female-clutches-query.ts'
import type { Fact } from './season.queries.ts'
import { openFactsOf, seasonName, seasonsOf, stateWords } from './season-view.ts'

const today = '2026-11-26'

const fact = (id: number, kind: Fact['kind'], day: string, more: Partial<Fact> = {}): Fact => ({
  ...{ id, userId: 1, animalId: 2, version: 1, createdAt: '2026-11-01T00:00:00.000Z', femaleName: 'Dahlia' },
  ...{ kind, day, time: null, until: null, maleId: null, maleName: null, breedingProjectId: null },
  ...{ mm: null, grams: null, note: null },
  ...more,
})
const clutch = (id: number, layDate: string, season: number) => ({ id, layDate, season }) as Clutch

const visit = fact(1, 'introduced', '2026-11-02', { maleName: 'Cinder', maleId: 3 })
const lock = fact(2, 'lock', '2026-11-20')

test('SEA-22 SEA-01 facts and clutches stand in their seasons, the latest first', () => {
  const facts = [
    fact(4, 'cooling', '2025-11-01'),
    fact(5, 'lock', '2026-09-30'),
    fact(6, 'sign', '2026-10-01'),
  ]
  const told = seasonsOf(facts, [clutch(9, '2026-10-04', 2026)], '10-01').map(({ season, events }) => [
    seasonName(season, '10-01'),
    events.map(({ day }) => day),
  ])
  expect(told).toEqual([
    ['2026/27', ['2026-10-01']],
    ['2025/26', ['2026-10-04', '2026-09-30', '2025-11-01']],
  ])
  expect(seasonName(2027, '01-01')).toBe('2027')
})

test('SEA-22 how a season stands is said by what came last', () => {
  const said = [
    [visit],
    [visit, lock],
    [visit, fact(3, 'lock', '2026-11-25'), lock],
    [{ ...visit, until: '2026-11-10' }, lock],
    [visit, lock, fact(4, 'ovulation', '2026-11-14')],
    [fact(4, 'ovulation', '2026-10-14'), fact(5, 'shed', '2026-11-25')],
    [fact(6, 'cooling', '2026-11-01', { until: '2026-12-24' })],
    [fact(7, 'target', '2026-11-01', { grams: 1500 })],
    [],
  ].map((open) => stateWords(open, today, false))
  expect(said).toEqual([
    'With Cinder since 11/02',
    'With Cinder since 11/02 · 1 lock, 6 days ago',
    'With Cinder since 11/02 · 2 locks, the last 6 days ago',
    '1 lock, 6 days ago',
    'Ovulated 12 days ago',
    'Pre-lay shed yesterday',
    'Cooling until 12/24/2026',
    'Target weight 25 days ago',
    null,
  ])
})

test('SEA-22 a season that her clutch ended is over, and the next begins with what follows', () => {
  const facts = [visit, lock]
  expect(openFactsOf(facts, [], today)).toEqual(facts)
  expect(openFactsOf(facts, [clutch(9, '2026-11-22', 2027)], today)).toEqual([])
})
