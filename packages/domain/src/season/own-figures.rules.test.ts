import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../kernel/civil-day.ts'
import { knownSpecies } from '../species/species.rules.ts'
import { speciesFigures } from './figures.rules.ts'
import { type SeasonFigures, stepNames } from './figures.ts'
import { forecastOf } from './forecast.rules.ts'
import { hatchSpread } from './hatching.rules.ts'
import { figureLimits, figureMessages, figureProblems } from './own-figures.rules.ts'
import { windowFrom } from './windows.rules.ts'

const row = (tempC: number, daysMin = 50, daysMax = 60) => ({ tempC, daysMin, daysMax })

test('SEA-07 what is known of every species could be a keeper’s own', () => {
  for (const { scientific } of knownSpecies) {
    const { used } = speciesFigures(scientific)
    expect([scientific, figureProblems(used, used.kind)]).toEqual([scientific, {}])
  }
})

test('SEA-07 own figures that can’t be are refused by their field', () => {
  const refused: [SeasonFigures, FieldOf, string][] = [
    [{ shedToLay: [40, 25] }, 'shedToLay', figureMessages.days],
    [{ shedToLay: [0, 25] }, 'shedToLay', figureMessages.days],
    [{ layToHatch: [50, 60.5] }, 'layToHatch', figureMessages.days],
    [{ layToNextLay: [20, 1001] }, 'layToNextLay', figureMessages.days],
    [{ tempC: [28, 82] }, 'tempC', figureMessages.warmth],
    [{ daysByTemp: [row(88)] }, 'daysByTemp', figureMessages.warmth],
    [{ daysByTemp: [row(28, 60, 50)] }, 'daysByTemp', figureMessages.days],
    [{ daysByTemp: [row(28), row(28)] }, 'daysByTemp', figureMessages.rowTwice],
    [
      { daysByTemp: Array.from({ length: 21 }, (_none, n) => row(20 + n)) },
      'daysByTemp',
      figureMessages.rows,
    ],
    [{ clutchSize: [0, 4] }, 'clutchSize', figureMessages.clutchSize],
    [{ typicalClutch: 2.5 }, 'typicalClutch', figureMessages.clutchSize],
    [{ clutchesPerYear: [2, 1] }, 'clutchesPerYear', figureMessages.clutchesPerYear],
    [{ leastFemaleGrams: 0 }, 'leastFemaleGrams', figureMessages.grams],
    [{ leastMaleMonths: -1 }, 'leastMaleMonths', figureMessages.months],
  ]
  for (const [own, field, message] of refused)
    expect(figureProblems(own, 'eggs')).toEqual({ [field]: message })
})

type FieldOf = keyof SeasonFigures

test('SEA-07 live-bearers have no days to laying or hatching, and what lays none to birth', () => {
  expect(figureProblems({ shedToLay: [20, 30] }, 'litter')).toEqual({ shedToLay: figureMessages.onlyOfEggs })
  expect(figureProblems({ daysByTemp: [row(28)] }, 'litter')).toEqual({
    daysByTemp: figureMessages.onlyOfEggs,
  })
  expect(figureProblems({ shedToBirth: [100, 120] }, 'eggs')).toEqual({
    shedToBirth: figureMessages.onlyOfLitters,
  })
  expect(figureProblems({ shedToBirth: [100, 120], shedToLay: [20, 30] }, undefined)).toEqual({})
})

const range = fc
  .tuple(fc.integer({ min: 1, max: figureLimits.days }), fc.integer({ min: 1, max: figureLimits.days }))
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)
const rows = fc.uniqueArray(
  fc
    .record({ tempC: fc.integer({ min: 100, max: 450 }).map((tenths) => tenths / 10), days: range })
    .map(({ tempC, days: [daysMin, daysMax] }) => ({ tempC, daysMin, daysMax })),
  { maxLength: 6, selector: ({ tempC }) => tempC },
)

test('SEA-10 a line through two rows that lie close does not lead to days that no eggs take', () => {
  const own: SeasonFigures = {
    ...{ kind: 'eggs', layToHatch: [50, 90], tempC: [24, 30] },
    daysByTemp: [row(27, 60, 62), row(27.1, 50, 52)],
  }
  const figures = speciesFigures('Lacerta bilineata', own)
  const at = (aimedC: number) => hatchSpread(figures, { measured: [], latestC: null, aimedC })
  expect(at(24)).toEqual({ middle: 70, half: 20 })
  expect(at(30)).toEqual({ middle: 70, half: 20 })
  expect(at(27.1)?.middle).toBeCloseTo(51, 9)
})

test('SEA-10 whatever figures are let in, days to hatching are finite, positive and in order', () => {
  const celsius = fc.integer({ min: -100, max: 600 }).map((tenths) => tenths / 10)
  const measured = fc.array(fc.record({ tempC: celsius, hours: fc.integer({ min: 1, max: 5000 }) }), {
    maxLength: 5,
  })
  fc.assert(
    fc.property(rows, fc.option(range), celsius, measured, (daysByTemp, layToHatch, aimedC, hours) => {
      const own: SeasonFigures = { kind: 'eggs', daysByTemp, ...(layToHatch ? { layToHatch } : {}) }
      expect(figureProblems(own, 'eggs')).toEqual({})
      const figures = speciesFigures('Lacerta bilineata', own)
      const spread = hatchSpread(figures, { measured: hours, latestC: null, aimedC })
      if (!spread) return
      expect([spread.middle > 0, spread.middle <= 2 * figureLimits.days]).toEqual([true, true])
      expect([spread.half >= 0, spread.half <= 2 * figureLimits.days]).toEqual([true, true])
      expect(windowFrom('2027-02-01', spread, 30).to).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }),
  )
})

test('SEA-09 whatever figures are let in, a forecast tells days', () => {
  const own = fc.record(Object.fromEntries(stepNames.map((step) => [step, range])), { requiredKeys: [] })
  fc.assert(
    fc.property(own, fc.constantFrom('eggs' as const, 'litter' as const), (steps, kind) => {
      const figures = speciesFigures('Lacerta bilineata', { ...steps, kind })
      const facts = (['lock', 'ovulation', 'shed'] as const).map((of, at) => ({
        ...{ id: at + 1, kind: of, day: addDays('2027-02-01', at * 10) },
      }))
      for (const told of forecastOf({ figures, facts, clutches: [] }))
        for (const day of [told.from, told.to, told.likely, told.lapsesAfter])
          expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }),
  )
})
