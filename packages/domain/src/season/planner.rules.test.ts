import { expect, test } from 'vitest'
import { cyclesOf, type DatedFact } from './cycles.rules.ts'
import { speciesFigures } from './figures.rules.ts'
import { bandOf, type Candidate, femaleStateOf, isTooLarge, reasonsAgainst } from './planner.rules.ts'

const today = '2026-11-20'

const female = (fields: Partial<Candidate> = {}): Candidate => ({
  ...{ sex: 'Female', born: '2020-06-01', weighed: { day: '2026-11-01', grams: 1700 } },
  ...{ targetGrams: null, figures: speciesFigures('Python regius'), lastLaid: null },
  ...{ isGravid: false, isResting: false, isPaired: false },
  ...fields,
})
const reasons = (fields: Partial<Candidate>) => reasonsAgainst(female(fields), today)

test('PLN-03 an animal of which nothing speaks against it is ready', () => {
  expect(reasons({})).toEqual([])
})

test('PLN-03 a weight is missing, older than 90 days, or too low by target, own figure and species', () => {
  expect(reasons({ weighed: null })).toEqual(['no-weight'])
  expect(reasons({ weighed: { day: '2026-08-22', grams: 1700 } })).toEqual([])
  expect(reasons({ weighed: { day: '2026-08-21', grams: 1700 } })).toEqual(['weight-old'])
  expect(reasons({ weighed: { day: today, grams: 1499 } })).toEqual(['too-light'])
  expect(reasons({ weighed: { day: null, grams: 1700 } })).toEqual(['weight-old'])
  expect(reasons({ targetGrams: 1800 })).toEqual(['too-light'])
  expect(reasons({ targetGrams: 1400, weighed: { day: today, grams: 1450 } })).toEqual([])
  const own = speciesFigures('Python regius', { leastFemaleGrams: 1750 })
  expect(reasons({ figures: own })).toEqual(['too-light'])
  expect(reasons({ sex: 'Male', weighed: { day: today, grams: 650 } })).toEqual([])
})

test('PLN-03 too young is told by the keeper’s own figure alone', () => {
  const figures = speciesFigures('Python regius', { leastFemaleMonths: 36 })
  expect(reasons({ born: '2023-11-21', figures })).toEqual(['too-young'])
  expect(reasons({ born: '2023-11-20', figures })).toEqual([])
  expect(reasons({ born: null, figures })).toEqual([])
  expect(reasons({ born: '2026-06-01' })).toEqual([])
})

test('PLN-03 she laid within 60 days, is gravid, rests or is with a male', () => {
  expect(reasons({ lastLaid: '2026-09-21' })).toEqual(['laid-recently'])
  expect(reasons({ lastLaid: '2026-09-20' })).toEqual([])
  expect(reasons({ isGravid: true, isResting: true, isPaired: true })).toEqual([
    'gravid',
    'resting',
    'paired',
  ])
})

test('PLN-03 her cycles say whether she is gravid, rests, and when she laid', () => {
  const stateAt = (facts: [DatedFact['kind'], string][], laidOn?: string) =>
    femaleStateOf(
      cyclesOf(
        facts.map(([kind, day], at) => ({ id: at, kind, day })),
        laidOn === undefined ? [] : [{ id: 1, day: laidOn, season: 2027 }],
      ),
      today,
    )
  expect(stateAt([['ovulation', '2026-10-20']])).toMatchObject({ isGravid: true, isResting: false })
  expect(stateAt([['ovulation', '2026-10-01']], '2026-11-10')).toEqual({
    ...{ isGravid: false, isResting: false, lastLaid: '2026-11-10' },
  })
  expect(stateAt([['ovulation', '2025-12-01']])).toMatchObject({ isGravid: false })
  expect(stateAt([['rest', '2026-11-12']], '2026-11-10')).toMatchObject({ isResting: true })
  expect(stateAt([['rest', '2026-01-24']])).toMatchObject({ isResting: true })
  expect(stateAt([['rest', '2026-01-23']])).toMatchObject({ isResting: false })
  expect(
    stateAt([
      ['rest', '2026-05-12'],
      ['sign', '2026-11-01'],
    ]),
  ).toMatchObject({ isResting: false })
  expect(stateAt([])).toEqual({ isGravid: false, isResting: false, lastLaid: null })
})

test('PLN-01 a matrix has at most 40,000 cells', () => {
  expect([isTooLarge(200, 200), isTooLarge(200, 201)]).toEqual([false, true])
})

test('PLN-04 inbreeding lies in bands of 0, to 6.25, 12.5 and 25 percent, and above', () => {
  const bands = [0, 1e-17, 0.001, 0.0625, 0.0626, 0.125, 0.126, 0.25, 0.2501, 1].map(bandOf)
  expect(bands).toEqual([
    ...['none', 'none', 'low', 'low', 'medium', 'medium', 'high', 'high', 'extreme', 'extreme'],
  ])
})
