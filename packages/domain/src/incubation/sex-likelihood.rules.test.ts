import fc from 'fast-check'
import { expect, test } from 'vitest'
import { speciesFigures } from '../season/figures.rules.ts'
import { dailyRateOf } from '../season/hatching.rules.ts'
import { type SexByWarmth, sexDetermination } from '../species/sex-determination.ts'
import { findSpecies } from '../species/species.rules.ts'
import { dailyRateOfDays } from './development.rules.ts'
import { malesAt, sexLikelihood, sexWords, wordForMales, wordInBands } from './sex-likelihood.rules.ts'
import type { MeasuredHour } from './thermal.rules.ts'

const factsOf = (species: string) => {
  const facts = findSpecies(species)
  if (!facts) throw new Error(`nothing is known of ${species}`)
  return facts
}

function warmthOf(species: string): SexByWarmth {
  const settled = sexDetermination[species]
  if (settled?.by !== 'warmth') throw new Error(`no warmth decides the sex of ${species}`)
  return settled
}

const gecko = factsOf('Leopard gecko')
const geckoRate = dailyRateOf(speciesFigures('Eublepharis macularius'))
const from = 494_000

const constant = (celsius: number, days: number) => ({
  ...{ kept: { from, to: from + days * 24 }, measured: new Map<number, MeasuredHour>(), aimed: celsius },
})

test('CLU-28 the males of leopard geckos are those that were counted, and straight in between', () => {
  for (const [celsius, males] of [
    [26, 0],
    [28, 0.15],
    [30, 0.3],
    [31.25, 0.525],
    [32.5, 0.75],
    [33.25, 0.4],
    [34, 0.05],
    [24, 0],
    [35, 0.05],
  ] as const)
    expect([celsius, malesAt(gecko, celsius)]).toEqual([celsius, expect.closeTo(males, 9)])
  expect(malesAt(factsOf('Testudo hermanni'), 30)).toBe(null)
})

test('CLU-28 a word is mostly male from 0.6, mostly female to 0.4, and else mixed', () => {
  expect([0, 0.4, 0.401, 0.599, 0.6, 1].map(wordForMales)).toEqual([
    ...['mostly female', 'mostly female', 'mixed', 'mixed', 'mostly male', 'mostly male'],
  ])
})

test('CLU-28 other species have a word from their bands, and none where sources say nothing', () => {
  const words = (species: string, ...degrees: number[]) =>
    degrees.map((celsius) => wordInBands(warmthOf(species), celsius))
  expect(words('Trachemys scripta', 24, 26, 29, 31, 33)).toEqual([
    ...['mostly male', 'mostly male', 'mixed', 'mostly female', 'mostly female'],
  ])
  expect(words('Hemitheconyx caudicinctus', 28, 30, 31.5)).toEqual(['mostly female', 'mixed', 'mostly male'])
  expect(words('Stigmochelys pardalis', 28, 30)).toEqual([null, 'mostly female'])
  expect(words('Testudo horsfieldii', 30)).toEqual([null])
})

test('CLU-28 it is told of the days until the sex is fixed, measured hours before those that are aimed at', () => {
  const measured = new Map(
    Array.from({ length: 11 * 24 }, (_none, at): [number, MeasuredHour] => [
      from + at,
      { hour: from + at, mean: 33, min: 32, max: 34 },
    ]),
  )
  const warmth = { ...constant(32, 40), measured }
  expect(sexLikelihood(gecko, warmth, geckoRate)).toEqual({
    ...{ males: 0.75, word: 'mostly male', meanTemperature: 32.5, measured: 0.5, isComplete: true },
    source: expect.stringContaining('Flores'),
  })
  const young = sexLikelihood(gecko, constant(26, 21), geckoRate)
  expect(young).toMatchObject({ males: 0, word: 'mostly female', measured: 0, isComplete: false })
  expect(sexLikelihood(gecko, constant(26, 22), null)?.isComplete).toBe(true)
  expect(sexLikelihood(gecko, constant(26, 0), null)).toBe(null)
})

test('CLU-28 without a day on which it is fixed, the middle third of development counts', () => {
  const turtle = factsOf('Trachemys scripta')
  const [cool, warm] = [26, 31]
  const rate = dailyRateOfDays(60)
  /** Cool but for the days from 20 to 40. */
  const measured = new Map(
    Array.from({ length: 60 * 24 }, (_none, at): [number, MeasuredHour] => {
      const mean = at >= 20 * 24 && at < 40 * 24 ? warm : cool
      return [from + at, { hour: from + at, mean, min: mean, max: mean }]
    }),
  )
  const at = (days: number) => sexLikelihood(turtle, { ...constant(0, days), measured }, rate)
  expect(at(20)).toBe(null)
  expect(at(30)).toMatchObject({ word: 'mostly female', males: null, isComplete: false, measured: 1 })
  expect(at(60)).toMatchObject({ word: 'mostly female', isComplete: true, measured: 1 })
  expect(at(60)?.meanTemperature).toBeCloseTo(warm, 1)
})

test('CLU-28 no temperature tells the sex of species that have it from their genes', () => {
  expect(sexLikelihood(factsOf('Python regius'), constant(31, 40), dailyRateOfDays(60))).toBe(null)
})

test('CLU-28 whatever the warmth, males are a part, the word is that of the part, and no sex is said', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 400 }), fc.integer({ min: 1, max: 80 }), (tenths, days) => {
      const told = sexLikelihood(gecko, constant(tenths / 10, days), geckoRate)
      expect(told?.males).toBeGreaterThanOrEqual(0)
      expect(told?.males).toBeLessThanOrEqual(0.75)
      expect(sexWords).toContain(told?.word)
      expect(told?.word).toBe(wordForMales(malesAt(gecko, tenths / 10) ?? -1))
      expect(told?.isComplete).toBe(days >= 22)
    }),
  )
})
