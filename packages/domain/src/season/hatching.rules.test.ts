import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownSpecies } from '../species/species.rules.ts'
import { speciesFigures } from './figures.rules.ts'
import type { SeasonFigures } from './figures.ts'
import {
  dailyRateOf,
  developedBy,
  hatchedMoments,
  hatchSpread,
  hatchWarmth,
  narrowedByHatched,
  type Warmth,
} from './hatching.rules.ts'
import { daysOf } from './windows.rules.ts'

const at = (aimedC: number | null, warmth: Partial<Warmth> = {}): Warmth => ({
  ...{ measured: [], latestC: null, aimedC },
  ...warmth,
})

const spread = (species: string, warmth: Warmth, own?: SeasonFigures) => {
  const found = hatchSpread(speciesFigures(species, own), warmth)
  if (!found) throw new Error(`nothing is known of ${species}`)
  return found
}
const daysAt = (species: string, warmth: Warmth, own?: SeasonFigures) => daysOf(spread(species, warmth, own))

test('SEA-10 ball python eggs at 31 °C take 57 to 63 days, likely 60', () => {
  expect(daysAt('Python regius', at(31))).toEqual({ from: 57, to: 63, likely: 60 })
})

test('SEA-10 at the temperature of a row its days count, and between rows the rate is straight', () => {
  expect(daysAt('Python regius', at(30.5))).toEqual({ from: 60, to: 65, likely: 63 })
  expect(daysAt('Python regius', at(31.5))).toEqual({ from: 55, to: 60, likely: 58 })
  expect(spread('Python regius', at(31)).middle).toBeCloseTo(2 / (1 / 62.5 + 1 / 57.5), 9)
})

test('SEA-10 the outer two rows carry on to half a degree beyond the usual warmth; further out the range counts', () => {
  const rate = (tempC: number) => 1 / spread('Python regius', at(tempC)).middle
  const slope = 1 / 57.5 - 1 / 62.5
  expect(rate(32.7)).toBeCloseTo(1 / 57.5 + 1.2 * slope, 9)
  expect(rate(30)).toBeCloseTo(1 / 62.5 - 0.5 * slope, 9)
  expect(daysAt('Python regius', at(32.8))).toEqual({ from: 53, to: 65, likely: 59 })
  expect(daysAt('Python regius', at(29.9))).toEqual({ from: 53, to: 65, likely: 59 })
})

test('SEA-10 of one row the days count within a degree of it, else the range; own rows help', () => {
  expect(daysAt('Pantherophis guttatus', at(29))).toEqual({ from: 58, to: 62, likely: 60 })
  expect(daysAt('Pantherophis guttatus', at(26.9))).toEqual({ from: 54, to: 70, likely: 62 })
  const own = {
    daysByTemp: [
      { tempC: 28, daysMin: 58, daysMax: 62 },
      { tempC: 26, daysMin: 68, daysMax: 72 },
    ],
  }
  expect(daysAt('Pantherophis guttatus', at(27), own)).toEqual({ from: 62, to: 67, likely: 65 })
})

test('SEA-10 without a temperature, and of species whose eggs rest, the range counts', () => {
  expect(daysAt('Python regius', at(null))).toEqual({ from: 53, to: 65, likely: 59 })
  expect(daysAt('Furcifer pardalis', at(25))).toEqual({ from: 150, to: 365, likely: 258 })
  const own = { daysByTemp: [25, 27].map((tempC) => ({ tempC, daysMin: 200, daysMax: 210 })) }
  expect(daysAt('Furcifer pardalis', at(26), own)).toEqual({ from: 150, to: 365, likely: 258 })
  const awake = { ...own, hasDiapause: false }
  expect(daysAt('Furcifer pardalis', at(26), awake)).toEqual({ from: 200, to: 210, likely: 205 })
})

test('SEA-10 a rule of thumb is widened, also by its rows', () => {
  expect(daysAt('Boaedon capensis', at(28))).toEqual({ from: 56, to: 94, likely: 75 })
})

test('SEA-10 nothing is foretold of young that are born, nor of a species without any figure', () => {
  expect(hatchSpread(speciesFigures('Boa imperator'), at(30))).toBeNull()
  expect(hatchSpread(speciesFigures('Lacerta bilineata'), at(28))).toBeNull()
  const own = { daysByTemp: [{ tempC: 28, daysMin: 80, daysMax: 90 }] }
  expect(daysAt('Lacerta bilineata', at(28), own)).toEqual({ from: 80, to: 90, likely: 85 })
})

test('SEA-10 measured hours are summed by their rate, and the rest goes on as the last 48 hours were', () => {
  const measured = [
    { tempC: 31.5, hours: 20 * 24 },
    { tempC: 30.5, hours: 10 * 24 },
  ]
  const developed = 20 / 57.5 + 10 / 62.5
  expect(developedBy(speciesFigures('Python regius'), measured)).toBeCloseTo(developed, 12)
  const { middle } = spread('Python regius', at(31.5, { measured, latestC: 30.5 }))
  expect(middle).toBeCloseTo(30 + (1 - developed) * 62.5, 9)
  const aimed = spread('Python regius', at(31.5, { measured }))
  expect(aimed.middle).toBeCloseTo(30 + (1 - developed) * 57.5, 9)
})

const from = 494_000

/** Hours one after the other, each as warm as it says; null for one that nothing measured. */
const hourly = (means: readonly (number | null)[], aimed: number | null) => ({
  ...{ kept: { from, to: from + means.length }, aimed },
  measured: new Map(
    means.flatMap((mean, at) =>
      mean === null ? [] : [[from + at, { hour: from + at, mean, min: mean, max: mean }] as const],
    ),
  ),
})
const days = (count: number, celsius: number | null) => Array<number | null>(count * 24).fill(celsius)

test('SEA-10 of hours that were measured and hours that were not, the measured ones are summed by rate', () => {
  // 10 days at 30.5 °C are 10 / 62.5 = 0.16 of the way, 23 at 31.5 are 23 / 57.5 = 0.4; 5 days went unmeasured, and the last two were at 30.5.
  const means = [...days(8, 30.5), ...days(5, null), ...days(23, 31.5), ...days(2, 30.5)]
  const warmth = hatchWarmth(hourly(means, 31.5))
  expect(warmth).toEqual({
    measured: [
      { tempC: 30.5, hours: 240 },
      { tempC: 31.5, hours: 552 },
    ],
    ...{ latestC: 30.5, aimedC: 31.5 },
  })
  // What is left, 0.44, goes on at 30.5: 33 + 0.44 x 62.5 = 60.5 days.
  expect(spread('Python regius', warmth).middle).toBeCloseTo(60.5, 9)
})

test('SEA-10 the last 48 hours that were measured tell how warm it goes on, and what is aimed at where none were', () => {
  const means = [...days(5, 31), ...days(1, 30), ...days(3, null), ...days(1, 32)]
  expect(hatchWarmth(hourly(means, 29)).latestC).toBe(31)
  expect(hatchWarmth(hourly(days(3, null), 29))).toEqual({ measured: [], latestC: null, aimedC: 29 })
})

test('CLU-27 SEA-10 the part that is developed and the days to hatching follow from one rate', () => {
  const rateOf = (species: string) => dailyRateOf(speciesFigures(species))
  for (const [species, tempC] of [
    ['Python regius', 31],
    ['Python regius', 25],
    ['Pantherophis guttatus', 29],
    ['Furcifer pardalis', 25],
  ] as const)
    expect(1 / (rateOf(species)?.(tempC) ?? 0)).toBeCloseTo(spread(species, at(tempC)).middle, 9)
  expect(rateOf('Boa imperator')).toBeNull()
})

test('SEA-10 own hatched clutches count by what they took beside what was foretold of them', () => {
  const foretold = spread('Python regius', at(31))
  const hatched = [
    { observedDays: 62, foretoldDays: 60 },
    { observedDays: 59.5, foretoldDays: 57.5 },
  ]
  const { middle, half } = narrowedByHatched(foretold, hatchedMoments(hatched))
  const expected = (foretold.middle * (1 + 62 / 60 + 59.5 / 57.5)) / 3
  expect(middle).toBeCloseTo(expected, 9)
  expect(half).toBeLessThan(foretold.half)
})

const species = fc.constantFrom(
  ...knownSpecies.filter(({ incubation }) => incubation).map(({ scientific }) => scientific),
)
const celsius = fc.integer({ min: 200, max: 350 }).map((tenths) => tenths / 10)
const hours = fc.integer({ min: 1, max: 24 * 120 })
const measurements = fc.array(fc.record({ tempC: celsius, hours }), { maxLength: 8 })

test('SEA-10 eggs that were measured at one temperature all along take as long as eggs that are aimed at it', () => {
  fc.assert(
    fc.property(species, celsius, hours, (name, tempC, measuredHours) => {
      const aimed = spread(name, at(tempC))
      const measured = spread(name, at(tempC, { measured: [{ tempC, hours: measuredHours }] }))
      expect(measured.middle).toBeCloseTo(aimed.middle, 6)
      expect(measured.half).toBeCloseTo(aimed.half, 6)
    }),
  )
})

test('SEA-10 the order of hours tells nothing, and eggs take no longer than at the coldest and no shorter than at the warmest of them', () => {
  fc.assert(
    fc.property(species, measurements, celsius, (name, measured, aimedC) => {
      const one = spread(name, at(aimedC, { measured }))
      const other = spread(name, at(aimedC, { measured: [...measured].reverse() }))
      expect(other.middle).toBeCloseTo(one.middle, 6)
      expect(other.half).toBeCloseTo(one.half, 6)
      const alone = [aimedC, ...measured.map(({ tempC }) => tempC)].map((tempC) => spread(name, at(tempC)))
      expect(one.middle).toBeLessThanOrEqual(Math.max(...alone.map(({ middle }) => middle)) + 1e-6)
      expect(one.middle).toBeGreaterThanOrEqual(Math.min(...alone.map(({ middle }) => middle)) - 1e-6)
      expect(one.half).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('SEA-10 between its rows, warmer eggs of a species never take longer', () => {
  const tenths = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(species, tenths, tenths, (name, one, other) => {
      const rows = speciesFigures(name).used.daysByTemp ?? []
      if (rows.length < 2 || speciesFigures(name).used.hasDiapause) return
      const [cold, warm] = [
        Math.min(...rows.map(({ tempC }) => tempC)),
        Math.max(...rows.map(({ tempC }) => tempC)),
      ]
      const tempOf = (part: number) => cold + ((warm - cold) * part) / 100
      const [cooler, warmer] = [Math.min(one, other), Math.max(one, other)]
      expect(spread(name, at(tempOf(warmer))).middle).toBeLessThanOrEqual(
        spread(name, at(tempOf(cooler))).middle + 1e-9,
      )
    }),
  )
})
