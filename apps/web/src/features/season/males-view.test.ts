import { expect, test } from 'vitest'
import { type MaleVisit, maleStatus, malesInOrder, restWords, type SeasonMale } from './males-view.ts'

const today = '2026-11-26'

const visit = (fields: Partial<MaleVisit> = {}): MaleVisit => ({
  ...{ femaleId: 2, femaleName: 'Dahlia', from: '2026-11-01', until: '2026-11-05' },
  ...{ locks: 0, restDays: null, isShort: false },
  ...fields,
})

const male = (fields: Partial<SeasonMale> = {}): SeasonMale => ({
  ...{ maleId: 1, maleName: 'Cinder', daysSince: 21, isResting: false, visits: [visit()] },
  ...fields,
})

test('SEA-15 who may go to a female next stands first: who rested longest, then who rests, then who is with one', () => {
  const males = [
    male({ maleName: 'With', daysSince: null }),
    male({ maleName: 'Resting', daysSince: 3, isResting: true }),
    male({ maleName: 'Short', daysSince: 6 }),
    male({ maleName: 'Long', daysSince: 40 }),
    male({ maleName: 'Also', daysSince: 6 }),
  ]
  expect(malesInOrder(males).map(({ maleName }) => maleName)).toEqual([
    'Long',
    'Also',
    'Short',
    'Resting',
    'With',
  ])
})

test('SEA-15 how a male stands is said in words, with a warning below the least days of rest', () => {
  expect(maleStatus(male(), 5, today)).toBe('Has rested for 21 days')
  expect(maleStatus(male({ daysSince: 3, isResting: true }), 5, today)).toBe('Rests: 3 of 5 days')
  const on = [visit({ until: null }), visit({ femaleName: 'Rose', until: '2026-11-27' })]
  expect(maleStatus(male({ daysSince: null, visits: on }), 5, today)).toBe('With Dahlia and Rose')
  const ahead = [visit(), visit({ femaleName: 'Rose', from: '2026-12-05', until: null })]
  expect(maleStatus(male({ daysSince: null, visits: ahead }), 5, today)).toBe('Goes to Rose 12/05')
  expect(restWords(visit(), 5)).toBeNull()
  expect(restWords(visit({ restDays: 9 }), 5)).toBe('9 days of rest before')
  expect(restWords(visit({ restDays: 1, isShort: true }), 5)).toBe('Only 1 of 5 days of rest before')
})
