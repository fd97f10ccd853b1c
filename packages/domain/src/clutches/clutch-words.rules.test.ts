import { expect, test } from 'vitest'
import { countWords, pairWords } from './clutch-words.rules.ts'

const eggs = {
  ...({ kind: 'eggs', liveCount: 0, stillbornCount: 0, incubatingCount: 2, hatchedCount: 0 } as const),
  ...{ failedCount: 0, infertileCount: 1, sluggedCount: 1 },
}

test('CLU-02 a pair is told with one sire, with several, with none, and without a father', () => {
  const pair = { sireNames: ['Cinder'], femaleName: 'Dahlia', isParthenogenetic: false }
  expect(pairWords(pair)).toBe('Cinder × Dahlia')
  expect(pairWords({ ...pair, sireNames: ['Cinder', 'Ash'] })).toBe('Cinder or Ash × Dahlia')
  expect(pairWords({ ...pair, sireNames: [] })).toBe('Unknown × Dahlia')
  expect(pairWords({ ...pair, sireNames: [], isParthenogenetic: true })).toBe('No father × Dahlia')
  expect(pairWords({ ...pair, femaleName: null })).toBe('Cinder × Unknown')
})

test('SEA-20 the counts of a clutch are told in words', () => {
  expect(countWords(eggs)).toBe('2 incubating, 1 infertile, 1 slug')
  expect(countWords({ ...eggs, sluggedCount: 1200 })).toBe('2 incubating, 1 infertile, 1,200 slugs')
  const litter = { ...eggs, kind: 'litter', liveCount: 9, stillbornCount: 1 } as const
  expect(countWords(litter)).toBe('9 live, 1 stillborn, 1 slug')
  const none = { incubatingCount: 0, infertileCount: 0, sluggedCount: 0 }
  expect(countWords({ ...eggs, ...none })).toBe('No eggs are left in this clutch.')
  expect(countWords({ ...eggs, ...none, kind: 'litter' })).toBe('Nothing is counted of this litter.')
})
