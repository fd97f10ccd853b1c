import { expect, test } from 'vitest'
import { aboutRow, sinceWhen } from './today-words.ts'
import type { ShownRow } from './today-work.ts'

const day = '2026-11-25'
const crickets = { prey: 'cricket', size: null, count: 6 }

const rowOf = (fields: Partial<ShownRow>): ShownRow =>
  ({
    ...{ state: 'due', title: null, time: null, food: null, dose: null, last: null, tapped: null },
    ...fields,
  }) as ShownRow

const lastOf = (fields: Partial<NonNullable<ShownRow['last']>>) => ({
  ...{ id: 7, recordDate: day, recordTime: null, outcome: 'eaten', food: null },
  ...fields,
})

test('HUS-34 a row says what is to be fed, and once that is done what was, or nothing of food', () => {
  const food = crickets as ShownRow['food']
  const said = (fields: Partial<ShownRow>) => aboutRow(rowOf({ food, ...fields }), 'feeding')
  expect(said({})).toEqual(['6 crickets'])
  expect(said({ last: lastOf({ recordDate: '2026-11-20' }) })).toEqual(['6 crickets'])
  const rat = lastOf({ food: { prey: 'rat', size: 'small', count: 1 } })
  expect(said({ state: 'done', last: rat })).toEqual(['1 small rat'])
  expect(said({ state: 'done', last: lastOf({}) })).toEqual([])
  expect(said({ state: 'done', last: lastOf({}), title: 'Insects' })).toEqual(['Insects'])
})

test('HUS-34 a drug, its dose and its time are parts of their own, and the time goes once it was given', () => {
  const dose = { drug: 'Ceftazidime', dose: '0.1 ml', route: null }
  const said = (fields: Partial<ShownRow>) =>
    aboutRow(rowOf({ dose, time: '08:00', ...fields }), 'medication')
  expect(said({})).toEqual(['Ceftazidime', '0.1 ml', 'at 08:00'])
  expect(said({ state: 'done', dose: { ...dose, dose: null } })).toEqual(['Ceftazidime'])
  expect(aboutRow(rowOf({ title: 'Water bowl' }), 'cleaning')).toEqual(['Water bowl'])
})

test('HUS-34 a row says how long ago it was, and what was noted just now', () => {
  expect(sinceWhen(rowOf({}), 'feeding', day)).toBe('first time')
  expect(sinceWhen(rowOf({ last: lastOf({ recordDate: '2026-11-22' }) }), 'feeding', day)).toBe('3 days ago')
  expect(sinceWhen(rowOf({ state: 'done', last: lastOf({}) }), 'feeding', day)).toBe('ate today')
  expect(sinceWhen(rowOf({ state: 'done', last: lastOf({}), tapped: 'sent' }), 'feeding', day)).toBe(
    'ate just now',
  )
  expect(sinceWhen(rowOf({ state: 'done', last: lastOf({}), tapped: 'unsent' }), 'feeding', day)).toBe(
    'not sent yet',
  )
})
