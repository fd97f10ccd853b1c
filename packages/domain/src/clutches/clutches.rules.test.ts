import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clutchKindOf,
  clutchMessages,
  laidProblems,
  layDateProblem,
  ordinalOf,
  soleSire,
} from './clutches.rules.ts'

test('CLU-03 live-bearers have litters, all others and the unknown lay eggs', () => {
  expect(clutchKindOf('Boa imperator')).toBe('litter')
  expect(clutchKindOf('Python regius')).toBe('eggs')
  expect(clutchKindOf('Wyvernus minor')).toBe('eggs')
  expect(clutchKindOf(null)).toBe('eggs')
})

test.each([
  ['eggs', { eggs: 6 }, {}],
  ['eggs', { eggs: 0, slugs: 1 }, {}],
  ['eggs', { eggs: 99, slugs: 1 }, {}],
  ['eggs', { eggs: 100, slugs: 1 }, { eggs: clutchMessages.tooMany }],
  ['eggs', {}, { eggs: clutchMessages.nothing }],
  ['eggs', { eggIds: [1] }, {}],
  ['eggs', { eggIds: [1], eggs: 2 }, { eggIds: clutchMessages.countsOrEggs }],
  ['eggs', { eggs: 2, live: 1 }, { live: clutchMessages.youngOfEggs }],
  ['eggs', { eggs: 2, stillborn: 1 }, { stillborn: clutchMessages.youngOfEggs }],
  ['litter', { live: 12, stillborn: 2, slugs: 3 }, {}],
  ['litter', { stillborn: 1 }, {}],
  ['litter', {}, { live: clutchMessages.nothing }],
  ['litter', { live: 101 }, { live: clutchMessages.tooMany }],
  ['litter', { eggs: 1 }, { eggs: clutchMessages.eggsOfLitter }],
  ['litter', { eggIds: [1] }, { eggIds: clutchMessages.eggsOfLitter }],
] as const)('CLU-03 CLU-04 a clutch of %s with %j is refused with %j', (kind, counts, problems) => {
  expect(laidProblems(kind, counts)).toEqual(problems)
})

test.each([
  ['2026-06-01', null],
  ['2026-06-15', null],
  ['2026-06-16', clutchMessages.layInFuture],
  ['2022-05-01', null],
  ['2022-04-30', clutchMessages.layBeforeBirth],
])('CLU-09 a clutch of %s by a female of 2022-05-01 is on 2026-06-15 refused with %s', (day, problem) => {
  const bounds = { today: '2026-06-15', born: '2022-05-01', firstHatch: null }
  expect(layDateProblem(day, bounds)).toBe(problem)
})

test('CLU-09 no clutch was laid after one of its eggs hatched', () => {
  const bounds = { today: '2026-06-15', born: null, firstHatch: '2026-06-01' }
  expect(layDateProblem('2026-06-01', bounds)).toBeNull()
  expect(layDateProblem('2026-06-02', bounds)).toBe(clutchMessages.layAfterHatch)
})

test('CLU-02 CLU-07 GEN-Q04 one sire is the father, several or none are unknown, and parthenogenesis has none', () => {
  expect(soleSire([7], false)).toBe(7)
  expect(soleSire([7, 8], false)).toBeNull()
  expect(soleSire([], false)).toBeNull()
  expect(soleSire([7], true)).toBeNull()
})

test('CLU-08 clutches of a season are counted by their days, those of one day in the order in which they were added', () => {
  const clutch = fc.record({
    id: fc.nat(1000),
    layDate: fc.constantFrom('2026-03-01', '2026-04-15', '2026-06-02'),
  })
  fc.assert(
    fc.property(fc.uniqueArray(clutch, { selector: ({ id }) => id, maxLength: 8 }), (clutches) => {
      const ordinals = clutches.map((one) => ordinalOf(one, clutches))
      expect(ordinals.toSorted((a, b) => a - b)).toEqual(clutches.map((_one, n) => n + 1))
      for (const [n, one] of clutches.entries())
        for (const [m, other] of clutches.entries())
          if (one.layDate < other.layDate) expect(ordinals[n]).toBeLessThan(ordinals[m] ?? 0)
    }),
  )
})
