import { expect, test } from 'vitest'
import { dotsOf, findingAfter, findingWords, hatchWords } from './clutch-words.ts'

const eggs = {
  incubatingCount: 2,
  hatchedCount: 0,
  failedCount: 0,
  infertileCount: 1,
  sluggedCount: 1,
} as const

test('SEA-20 the counts of a clutch are told as a dot for each egg', () => {
  expect(dotsOf(eggs)).toEqual(['Incubating', 'Incubating', 'Infertile', 'Slugged'])
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
