import type { WrittenEntry } from '@clutchbook/domain/genetics/entry'
import { expect, test } from 'vitest'
import type { GeneReading } from './genotype.queries.ts'
import { withEntry, writeDownOf } from './write-down.ts'

const reading = (more: Partial<GeneReading>): GeneReading => ({
  ...{ gene: 'bp-clown', locus: 'bp-clown', name: 'Clown', text: '50% het Clown' },
  ...{ chances: ['1/2', '1/2', '0'], before: null, status: 'possible', stated: null, disagrees: false },
  ...{ proof: null, young: { count: 0, showing: 0 }, fromFather: null, ifTrue: null },
  ...{ approximate: false, clash: null },
  ...more,
})

const ground = { entries: [], sex: 'Male' }

test('GEN-43 a reading is written down with its chance, the one that holds without its young where these changed it', () => {
  expect(writeDownOf(reading({}), ground)).toMatchObject({
    entry: { gene: 'bp-clown', copies: 1, chance: '1/2', evidence: 'parentage', note: null },
    otherChance: null,
  })
  const changed = writeDownOf(reading({ before: ['1/3', '2/3', '0'] }), ground)
  expect([changed?.entry.chance, changed?.otherChance]).toEqual(['2/3', '66%'])
  const proven = reading({
    chances: ['0', '1', '0'],
    before: ['1/3', '2/3', '0'],
    proof: { clutch: '24-07', breedingProjectId: null, animalId: 7 },
  })
  expect(writeDownOf(proven, ground)).toMatchObject({
    entry: { copies: 1, chance: '1', evidence: 'offspring' },
    otherChance: null,
  })
  expect(writeDownOf(reading({ chances: null, status: 'conflict' }), ground)).toBeNull()
})

test('GEN-43 GEN-11 only a male is written down with the parent from whom he has his one copy', () => {
  const single = reading({ chances: ['0', '1', '0'], fromFather: '1' })
  const makerFor = (sex: string) => writeDownOf(single, { entries: [], sex })?.entry.maker
  expect([makerFor('Male'), makerFor('Unsexed')]).toEqual(['male', null])
})

test('GEN-43 an entry that is written down stands in place of the one of its evidence, beside all others', () => {
  const written = writeDownOf(reading({}), ground)
  if (!written) throw new Error('There is something to write')
  const of = (evidence: WrittenEntry['evidence'], gene = 'bp-clown'): WrittenEntry => ({
    ...{ ...written.entry, chance: '2/3', evidence, gene },
  })
  const before = [of('parentage'), of('stated'), of('parentage', 'bp-albino')]
  const after = withEntry(before, written.entry)
  expect(after).toEqual([of('stated'), of('parentage', 'bp-albino'), written.entry])
  expect(writeDownOf(reading({}), { ...ground, entries: after })).toBeNull()
})
