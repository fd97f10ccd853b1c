import { expect, test } from 'vitest'
import { countWords, dotsOf, findingAfter, findingWords, hatchWords, pairWords } from './clutch-words.ts'

const eggs = {
  kind: 'eggs',
  liveCount: 0,
  stillbornCount: 0,
  incubatingCount: 2,
  hatchedCount: 0,
  failedCount: 0,
  infertileCount: 1,
  sluggedCount: 1,
} as const

test('CLU-02 a pair is told with one sire, with several, with none, and without a father', () => {
  const pair = { sireNames: ['Cinder'], femaleName: 'Dahlia', isParthenogenetic: false }
  expect(pairWords(pair)).toBe('Cinder × Dahlia')
  expect(pairWords({ ...pair, sireNames: ['Cinder', 'Ash'] })).toBe('Cinder or Ash × Dahlia')
  expect(pairWords({ ...pair, sireNames: [] })).toBe('Unknown × Dahlia')
  expect(pairWords({ ...pair, sireNames: [], isParthenogenetic: true })).toBe('No father × Dahlia')
})

test('SEA-20 the counts of a clutch are told in words and as a dot for each egg', () => {
  expect(countWords(eggs)).toBe('2 incubating, 1 infertile, 1 slug')
  expect(dotsOf(eggs)).toEqual(['Incubating', 'Incubating', 'Infertile', 'Slugged'])
  const litter = { ...eggs, kind: 'litter', liveCount: 9, stillbornCount: 1, infertileCount: 0 } as const
  expect(countWords({ ...litter, incubatingCount: 0 })).toBe('9 live, 1 stillborn, 1 slug')
  expect(countWords({ ...eggs, incubatingCount: 0, infertileCount: 0, sluggedCount: 0 })).toBe(
    'No eggs are left in this clutch.',
  )
})

test('SEA-21 taps on an egg go through all that can be found in it, and findings are counted', () => {
  const once = findingAfter('good')
  const twice = findingAfter(once)
  expect([once, twice, findingAfter(twice), findingAfter('unclear')]).toEqual([
    ...['infertile', 'dead', 'unclear', 'good'],
  ])
  const found = (id: number, finding: 'good' | 'dead' | null) => ({
    id,
    finding,
    massGrams: null,
    isSet: false,
  })
  expect(findingWords([found(1, 'dead'), found(2, 'good'), found(3, 'good'), found(4, null)])).toBe(
    '2 good, 1 dead',
  )
})

test('SEA-20 when a clutch likely hatches is told in words, and that it is over', () => {
  const forecast = { from: '2026-06-20', to: '2026-06-28', likely: '2026-06-24' } as const
  const words = (today: string) => hatchWords(forecast, today)
  expect(words('2026-06-28')).toBe('Hatches 06/20 to 06/28, likely 06/24')
  expect(words('2026-06-29')).toBe('Was to hatch by 06/28')
  expect(hatchWords({ ...forecast, from: '2026-06-28' }, '2026-06-01')).toBe('Hatches 06/28')
})
