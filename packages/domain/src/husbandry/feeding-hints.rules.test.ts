import { expect, test } from 'vitest'
import { gapHintOf, preyHintOf } from './feeding-hints.rules.ts'

const day = '2026-06-15'
const gap = (species: string, born: string | null): string | null => {
  const hint = gapHintOf(species, born, day)
  return hint && `${hint.minDays}-${hint.maxDays}`
}

test('HUS-39 meals of corn snakes have a share of the weight and days by age, with their source', () => {
  for (const species of ['Pantherophis guttatus', 'corn snake', 'Red rat snake'])
    expect(preyHintOf(species)).toEqual({ min: 10, max: 15, source: 'mtedr.com, thehowtodo.com' })
  const ages = ['2026-06-15', '2025-06-16', '2025-06-15', '2023-06-16', '2023-06-15', '2001-01-01']
  expect(ages.map((born) => gap('Corn snake', born))).toEqual([
    '5-7',
    '5-7',
    '7-10',
    '7-10',
    '10-14',
    '10-14',
  ])
})

test('HUS-39 of ball pythons no share is known, and nothing between young and adult', () => {
  expect(preyHintOf('Python regius')).toBeNull()
  const ages = ['2026-01-01', '2024-06-01', '2020-06-01']
  expect(ages.map((born) => gap('Royal python', born))).toEqual(['5-7', null, '10-14'])
})

test('HUS-39 without a source, an age or a known species nothing is said', () => {
  expect([preyHintOf('Boa imperator'), preyHintOf('constructor'), preyHintOf('')]).toEqual([null, null, null])
  expect([gap('Boa imperator', '2020-01-01'), gap('Corn snake', null)]).toEqual([null, null])
  expect(gap('Corn snake', '2026-06-16')).toBeNull()
})
