import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { expect, test } from 'vitest'
import type { YoungLook } from '../genetics/public/young-look.ts'
import {
  type HatchingValues,
  hatchingBodyOf,
  hatchingProblems,
  hatchingValues,
  lookAbove,
} from './hatching-values.ts'

const today = '2026-08-14'
const eggs = [
  { id: 1, eggNumber: '1' },
  { id: 2, eggNumber: '2' },
] as ListedEgg[]
const start = hatchingValues({ eggs, today, producedBy: 'Mara', firstCustomId: '' })
const known = { today, lastLaid: '2026-06-15' }
const withEgg = (change: Partial<HatchingValues['eggs'][number]>): HatchingValues => ({
  ...start,
  eggs: start.eggs.map((egg, place) => (place === 1 ? { ...egg, ...change } : egg)),
})

test('EGG-45 all of the eggs are sent as hatching today, and of their animals only what was said', () => {
  expect(hatchingBodyOf(start)).toEqual({
    eggs: [
      { id: 1, sex: 'Unsexed' },
      { id: 2, sex: 'Unsexed' },
    ],
    ended: [],
    hatchDate: today,
    isHoldback: false,
    producedBy: 'Mara',
  })
  const said = withEgg({ name: 'Spark', sex: 'Female', morph: 'Clown', weight: '61' })
  expect(hatchingBodyOf(said).eggs[1]).toEqual({
    id: 2,
    name: 'Spark',
    sex: 'Female',
    morph: 'Clown',
    weight: '61',
    weightUnit: 'grams',
  })
})

test('EGG-30 an egg that still incubates is left alone, one that ended is sent as such, and something has to become of one', () => {
  const left = hatchingBodyOf(withEgg({ status: 'Incubating' }))
  expect([left.eggs, left.ended]).toEqual([[{ id: 1, sex: 'Unsexed' }], []])
  const ended = hatchingBodyOf(withEgg({ status: 'Slugged' }))
  expect([ended.eggs, ended.ended]).toEqual([[{ id: 1, sex: 'Unsexed' }], [{ id: 2, status: 'Slugged' }]])
  const all = (status: HatchingValues['eggs'][number]['status']) => ({
    ...start,
    eggs: start.eggs.map((egg) => ({ ...egg, status })),
  })
  expect(hatchingProblems(all('Incubating'), known)).toEqual({ eggs: 'Please choose at least one egg' })
  expect(hatchingProblems(all('Failed'), known)).toEqual({})
})

test('the hatch date lies between the lay date and today', () => {
  const problemOf = (hatchDate: string | null) => hatchingProblems({ ...start, hatchDate }, known).hatchDate
  expect(problemOf(today)).toBeUndefined()
  expect(problemOf('2026-08-15')).toBe('Hatch date cannot be in the future')
  expect(problemOf('2026-06-14')).toBe('Hatch date cannot be before the lay date')
  expect(problemOf(null)).toBe('Please enter the day they hatched')
})

test('EGG-45 a first custom ID is sent where there is one, and must end with a digit', () => {
  expect(hatchingBodyOf({ ...start, firstCustomId: 'BP-08' }).firstCustomId).toBe('BP-08')
  expect(hatchingBodyOf({ ...start, firstCustomId: ' ' })).not.toHaveProperty('firstCustomId')
  const unfit = { ...start, firstCustomId: 'Queen' }
  expect(Object.keys(hatchingProblems(unfit, known))).toEqual(['firstCustomId'])
  expect(hatchingProblems({ ...unfit, createsProfiles: false }, known)).toEqual({})
})

test('a weight must be one, unless its egg stays behind or no animal comes of it', () => {
  expect(Object.keys(hatchingProblems(withEgg({ weight: 'heavy' }), known))).toEqual(['eggs.1.weight'])
  expect(hatchingProblems(withEgg({ weight: 'heavy', status: 'Failed' }), known)).toEqual({})
  expect(hatchingProblems({ ...withEgg({ weight: 'heavy' }), createsProfiles: false }, known)).toEqual({})
})

test('GEN-64 a look is sent as genes, with the morph where none was typed; the one above is of a young that hatched of the same pair', () => {
  const look: YoungLook = {
    ...{ label: 'Clown', name: 'Clown', sex: null },
    entries: [{ gene: 'bp-clown', copies: 2, chance: '1', maker: null, percent: null, evidence: 'visual' }],
  }
  const [plain, chosen] = hatchingBodyOf(withEgg({ look })).eggs
  expect(plain).not.toHaveProperty('genotype')
  expect(chosen).toMatchObject({ genotype: { entries: [{ gene: 'bp-clown' }], writeMorph: true } })
  expect(hatchingBodyOf(withEgg({ look, morph: 'Clown' })).eggs[1]).toMatchObject({
    ...{ morph: 'Clown', genotype: { writeMorph: false } },
  })
  const [egg] = start.eggs
  if (!egg) throw new Error('There are eggs')
  const row = (id: number, status: 'Hatched' | 'Failed', of: YoungLook | null) => ({
    ...{ ...egg, id, status, look: of },
  })
  const rows = [row(1, 'Hatched', look), row(2, 'Failed', null), row(3, 'Hatched', null)]
  const above = (place: number, isSamePair = (_id: number) => true) => lookAbove(rows, place, isSamePair)
  expect([above(0), above(1), above(2), above(3)]).toEqual([null, look, look, null])
  expect(above(2, (id) => id > 1)).toBeNull()
})
