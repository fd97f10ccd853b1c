import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { expect, test } from 'vitest'
import { type HatchingValues, hatchingBodyOf, hatchingProblems, hatchingValues } from './hatching-values.ts'

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
