import { expect, test } from 'vitest'
import { foodWords } from './food-words.ts'
import { recordWords } from './record-words.ts'
import type { AnimalRecord } from './records.queries.ts'

const words = (recordType: string, data: AnimalRecord['data'], more: Partial<AnimalRecord> = {}) => {
  const said = recordWords({ recordType, measurement: null, unit: null, data, ...more })
  return [said.what, said.more]
}

test.each([
  ['feeding', { count: 2, size: 'small', prey: 'rat', outcome: 'eaten' }, '2 small rats', ''],
  ['feeding', { count: 2, size: 'small', prey: 'rat', outcome: 'refused' }, '2 small rats, refused', ''],
  ['feeding', { count: 1, outcome: 'eaten' }, 'Eaten', ''],
  ['feeding', { count: 1, outcome: 'refused' }, 'Refused', ''],
  [
    ...['feeding', { count: 3, eaten: 1, prey: 'mouse', outcome: 'partly', wasted: true }],
    ...['3 mice, 1 of 3 eaten', 'the rest thrown away'],
  ],
  [
    ...['feeding', { count: 1, prey: 'rat', outcome: 'regurgitated', regurgitatedOn: '2026-06-14' }],
    ...['1 rat, regurgitated on 06/14/2026', ''],
  ],
  ['feeding', { count: 1, outcome: 'skipped', againOn: '2026-06-20' }, 'Skipped, again on 06/20/2026', ''],
  [
    ...[
      'feeding',
      { count: 2, prey: 'rat', state: 'frozen-thawed', grams: 30, supplement: 'calcium', outcome: 'eaten' },
    ],
    ...['2 rats', 'Frozen-thawed, 30 g each, with calcium'],
  ],
  ['length', { total: 120.5, snoutVent: 98, unit: 'cm' }, '120.5 cm', '98 cm snout to vent'],
  ['shed', { result: 'stuck', retained: ['eye-caps', 'tail'] }, 'Stuck', 'stayed on: eye caps, tail'],
  ['defecation', { faeces: true, urates: true, look: 'loose' }, 'Faeces, urates, loose', ''],
  ['medication', { drug: 'Meloxicam', dose: '0.1 ml', outcome: 'refused' }, 'Meloxicam 0.1 ml, refused', ''],
  ['vet', { reason: 'Check', cost: '85.50', currency: 'EUR' }, 'Check', '85.50 EUR'],
  ['cleaning', { scope: 'full', outcome: 'done' }, 'Full clean', ''],
  [
    ...['climate', { temperature: 30, temperatureUnit: 'F', humidity: 60, spot: 'hot' }],
    ...['86 °F, 60 % humidity', 'Hot spot'],
  ],
  ['blue', { plannedEnd: '2026-06-20' }, 'lasts', 'expected until 06/20/2026'],
  ['end', { how: 'gift', cause: 'To a friend' }, 'Given away', 'To a friend'],
  ['UV lamp', { outcome: 'skipped' }, 'skipped', ''],
] as const)('HUS-13 a %s of %j is told as %s', (recordType, data, what, more) => {
  expect(words(recordType, data as unknown as AnimalRecord['data'])).toEqual([what, more])
})

test('HUS-13 weights and records of before are told by their measurement', () => {
  const weight = { measurement: '1840', unit: 'grams' }
  expect(words('weight', { basis: 'after-meal' }, weight)).toEqual(['1,840 g', 'after a meal'])
  expect(words('feeding', null, { measurement: '2', unit: 'mice' })).toEqual(['2 mice', ''])
  expect(words('shed', null)).toEqual(['', ''])
  expect(words('brumation', null, { endDate: '2026-03-01' })).toEqual(['until 03/01/2026', ''])
})

test.each([
  [{ count: 2, prey: 'pinky mouse' }, '2 pinky mice'],
  [{ count: 4, prey: 'roach' }, '4 roaches'],
  [{ count: 2, prey: 'crickets' }, '2 crickets'],
  [{ count: 3, prey: 'pinky' }, '3 pinkies'],
  [{ count: 1, size: 'medium', prey: 'rat' }, '1 medium rat'],
  [{ count: 1 }, ''],
])('HUS-13 food is named in words: %j', (food, words) => {
  expect(foodWords(food)).toBe(words)
})

test('PLC-06 a move tells from where to where', () => {
  const from = { fromPlaceId: 1, fromCode: 'R1-A1' }
  expect(words('move', { ...from, toPlaceId: 2, toCode: 'R1-A2' })).toEqual(['R1-A1 → R1-A2', ''])
  expect(words('move', { toPlaceId: 2, toCode: 'R1-A2' })).toEqual(['R1-A2', ''])
  expect(words('move', { ...from, toPlaceId: null })).toEqual(['R1-A1 → no place', ''])
})
