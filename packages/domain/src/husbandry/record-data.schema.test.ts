import { describe, expect, test } from 'vitest'
import { measureOf } from './record-data.rules.ts'
import { readRecordData } from './record-data.schema.ts'

const eaten = { count: 1, outcome: 'eaten' }

describe('the data of a record', () => {
  test.each([
    ['feeding', {}, eaten],
    ['Feeding', { prey: ' rat ', size: '', state: null }, { ...eaten, prey: 'rat' }],
    ['feeding', { outcome: 'partly', count: 3, eaten: 2 }, { outcome: 'partly', count: 3, eaten: 2 }],
    [
      'feeding',
      { outcome: 'skipped', againOn: '2026-06-20' },
      { outcome: 'skipped', count: 1, againOn: '2026-06-20' },
    ],
    ['weight', { basis: 'empty' }, { basis: 'empty' }],
    ['length', { snoutVent: 40.5, unit: 'in' }, { snoutVent: 40.5, unit: 'in' }],
    ['shed', {}, { result: 'complete' }],
    [
      'shed',
      { result: 'stuck', retained: ['tail', 'eye-caps'] },
      { result: 'stuck', retained: ['tail', 'eye-caps'] },
    ],
    ['defecation', { urates: true, look: 'loose' }, { urates: true, look: 'loose' }],
    ['medication', { drug: 'Meloxicam' }, { drug: 'Meloxicam', outcome: 'given' }],
    ['vet', { cost: '85.50', currency: 'EUR' }, { cost: '85.50', currency: 'EUR' }],
    ['cleaning', {}, { scope: 'spot', outcome: 'done' }],
    ['climate', { humidity: 60 }, { humidity: 60, spot: 'ambient' }],
    ['climate', { temperature: 31.5 }, { temperature: 31.5, temperatureUnit: 'C', spot: 'ambient' }],
    [
      'climate',
      { temperature: 86, temperatureUnit: 'F' },
      { temperature: 30, temperatureUnit: 'F', spot: 'ambient' },
    ],
    ['brumation', { plannedEnd: '2027-02-01' }, { plannedEnd: '2027-02-01' }],
    ['UV lamp', { outcome: 'skipped' }, { outcome: 'skipped' }],
    ['note', {}, {}],
  ])('HUS-03 HUS-04 HUS-05 HUS-06 HUS-07 of a %s with %j is kept as %j', (recordType, sent, data) => {
    expect(readRecordData(recordType, sent)).toEqual({ data })
  })

  test.each([
    ['feeding', { colour: 'red' }, 'data.colour'],
    ['feeding', { colour: null }, 'data.colour'],
    ['feeding', { outcome: 'gone' }, 'data.outcome'],
    ['feeding', { count: 0 }, 'data.count'],
    ['feeding', { count: 1001 }, 'data.count'],
    ['feeding', { count: 1.5 }, 'data.count'],
    ['feeding', { grams: 0 }, 'data.grams'],
    ['feeding', { prey: 'x'.repeat(61) }, 'data.prey'],
    ['feeding', { prey: 'a\0b' }, 'data.prey'],
    ['feeding', { eaten: 1 }, 'data.eaten'],
    ['feeding', { outcome: 'partly', count: 2, eaten: 3 }, 'data.eaten'],
    ['feeding', { againOn: '2026-06-20' }, 'data.againOn'],
    ['feeding', { outcome: 'skipped', againOn: '2026-02-30' }, 'data.againOn'],
    ['feeding', { regurgitatedOn: '2026-06-20' }, 'data.regurgitatedOn'],
    ['weight', { basis: 'full' }, 'data.basis'],
    ['length', { unit: 'cm' }, 'data.total'],
    ['length', { total: 40 }, 'data.unit'],
    ['shed', { retained: ['nose'] }, 'data.retained'],
    ['medication', { dose: '0.1 ml' }, 'data.drug'],
    ['vet', { cost: 'a lot' }, 'data.cost'],
    ['cleaning', { scope: 'half' }, 'data.scope'],
    ['climate', {}, 'data.temperature'],
    ['climate', { temperature: 101 }, 'data.temperature'],
    ['climate', { temperature: 230, temperatureUnit: 'F' }, 'data.temperature'],
    ['climate', { humidity: 101 }, 'data.humidity'],
    ['quarantine', { reason: 'x'.repeat(501) }, 'data.reason'],
    ['note', { outcome: 'done' }, 'data.outcome'],
    ['Health', { look: 'normal' }, 'data.look'],
    ['UV lamp', { outcome: 'eaten' }, 'data.outcome'],
    ['UV lamp', { count: 1 }, 'data.count'],
    ['constructor', { count: 1 }, 'data.count'],
  ])('HUS-02 of a %s with %j is refused by %s', (recordType, sent, field) => {
    const { errors = {} } = readRecordData(recordType, sent)
    expect(Object.keys(errors)).toEqual([field])
    expect(errors[field]).not.toMatch(/^Invalid|undefined/)
  })

  test('HUS-02 every field that is wrong is named', () => {
    const { errors = {} } = readRecordData('feeding', { a: 1, b: 2, count: 'x', outcome: 'y' })
    expect(Object.keys(errors).sort()).toEqual(['data.a', 'data.b', 'data.count', 'data.outcome'])
  })

  test('HUS-07 a stored temperature is in °C whatever unit it was given in', () => {
    const stored = { temperature: 86, temperatureUnit: 'F', spot: 'hot' }
    expect(readRecordData('climate', stored, { isStored: true })).toEqual({ data: stored })
  })
})

test.each([
  ['feeding', { count: 2, size: 'small', prey: 'rat', outcome: 'eaten' }, '2', 'small rat'],
  ['feeding', { count: 1, outcome: 'eaten' }, '1', null],
  ['feeding', { count: 3, eaten: 2, outcome: 'partly', prey: 'mouse' }, '2', 'mouse'],
  ['feeding', { count: 2, outcome: 'refused', prey: 'mouse' }, '0', 'mouse'],
  ['length', { total: 120.5, unit: 'cm' }, '120.5', 'cm'],
  ['length', { snoutVent: 90, unit: 'cm' }, null, null],
  ['climate', { temperature: 31.1111, temperatureUnit: 'F', spot: 'hot' }, '31.1', 'C'],
  ['climate', { humidity: 60, spot: 'hot' }, null, null],
])(
  'HUS-10 a %s of %j reads as %s %s for programs that know no data',
  (recordType, data, measurement, unit) => {
    expect(measureOf(recordType, data)).toEqual({ measurement, unit })
  },
)

test.each(['weight', 'shed', 'UV lamp', 'note'])('HUS-10 nothing is told of a %s', (recordType) => {
  expect(measureOf(recordType, {})).toBeNull()
})
