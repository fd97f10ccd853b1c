import { expect, test } from 'vitest'
import { inbreedingText } from './pedigree-figures.tsx'

const all = { known: 6, places: 6, generations: 2 }

test('CLU-07 the inbreeding of young without a father reads unknown, and that of none reads 0%', () => {
  expect(inbreedingText({ inbreeding: null, knownShare: all })).toBe('unknown, as it has no father')
  expect(inbreedingText({ inbreeding: 0, knownShare: all })).toBe('0%')
})
