import { expect, test } from 'vitest'
import type { DatedFact, LaidClutch } from './cycles.rules.ts'
import { speciesFigures } from './figures.rules.ts'
import { errorOf, hatchOutcomesOf, type Outcome, outcomesOf, shownErrorDays } from './forecast-error.rules.ts'

const figures = speciesFigures('Python regius')

const facts: DatedFact[] = [
  { id: 1, kind: 'ovulation', day: '2025-02-10' },
  { id: 2, kind: 'shed', day: '2025-03-01' },
  { id: 3, kind: 'shed', day: '2026-03-01' },
  { id: 4, kind: 'ovulation', day: '2027-02-01' },
]
const clutches: LaidClutch[] = [
  { id: 1, day: '2025-03-29', season: 2025 },
  { id: 2, day: '2026-04-18', season: 2026 },
  { id: 3, day: '2027-03-30', season: 2027 },
]

test('SEA-12 each clutch is foretold from the facts before it and the seasons before, and so is each shed', () => {
  expect(outcomesOf({ figures, facts, clutches })).toEqual([
    // 19 days from ovulation to shed, where 21 are likely.
    { step: 'shed', errorDays: 2, isWithin: true },
    // 28 days from shed to laying, where 33 are likely.
    { step: 'lay', errorDays: 5, isWithin: true },
    // 48 days, where 30 are likely after (32.5 + 28) / 2, and 38 at most.
    { step: 'lay', errorDays: 18, isWithin: false },
    // 57 days from ovulation: (21 + 19) / 2 and (32.5 + 28 + 48) / 3 make 56.2.
    { step: 'lay', errorDays: 1, isWithin: true },
  ])
})

test('SEA-12 what nothing told is no record, and a clutch of another season is none of its interval', () => {
  const gecko = speciesFigures('Eublepharis macularius')
  const days = ['2026-03-01', '2026-03-21', '2027-03-05']
  const laid = days.map((day, at) => ({ id: at + 1, day, season: Number(day.slice(0, 4)) }))
  expect(outcomesOf({ figures: gecko, facts: [], clutches: laid })).toEqual([
    { step: 'next-clutch', errorDays: 3, isWithin: true },
  ])
  expect(outcomesOf({ figures, facts: [], clutches })).toEqual([])
})

test('SEA-12 a hatching is foretold by those of the species that hatched before it', () => {
  const foretold = { middle: 60, half: 3 }
  const of = (layDate: string, hatchDate: string) => ({ layDate, hatchDate, layDateSpread: 0, foretold })
  // 66 days, then 65 where 63 are likely after (60 + 66) / 2.
  expect(hatchOutcomesOf([of('2025-04-01', '2025-06-06'), of('2026-04-01', '2026-06-05')])).toEqual([
    { step: 'hatch', errorDays: 6, isWithin: false },
    { step: 'hatch', errorDays: 2, isWithin: true },
  ])
})

const outcomes = (...days: number[]): Outcome[] =>
  days.map((errorDays) => ({ step: 'lay', errorDays, isWithin: errorDays < 5 }))

test('SEA-12 the error is the mean of days to one decimal, and the part that lay within its window', () => {
  expect(errorOf(outcomes(1, 2, 9, 4))).toEqual({ n: 4, meanErrorDays: 4, within: 0.75 })
  expect(errorOf(outcomes(1, 2, 2))).toMatchObject({ meanErrorDays: 1.7 })
  expect(errorOf([])).toBeNull()
})

test('SEA-12 hers is shown from two seasons on, else that of all from five, else none', () => {
  expect(shownErrorDays(outcomes(4, 2), outcomes(9, 9, 9, 9, 9))).toBe(3)
  expect(shownErrorDays(outcomes(4), outcomes(4, 2, 2, 2, 2))).toBe(2.4)
  expect(shownErrorDays(outcomes(4), outcomes(4, 2, 2, 2))).toBeNull()
})
