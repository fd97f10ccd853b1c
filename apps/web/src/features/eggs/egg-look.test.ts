import { describe, expect, test } from 'vitest'
import { dueText, hatchText, type LookedAt, pictureOf } from './egg-look.ts'
import { eggTexts } from './eggs.texts.ts'

const egg: LookedAt = { status: 'Incubating', layDate: '2026-06-01', dueDate: null, incubationDays: 60 }

describe('how far off a hatch is, in words', () => {
  test.each([
    ['2026-06-30', '31 days left', 'in 31 days'],
    ['2026-07-30', 'due tomorrow', 'tomorrow'],
    ['2026-07-31', 'due today', 'today'],
    ['2026-08-01', '1 day overdue', '1 day overdue'],
    ['2026-08-03', '3 days overdue', '3 days overdue'],
  ])('on %s it is %s', (today, beside, within) => {
    expect(dueText(egg, today)).toBe(beside)
    expect(hatchText(egg, today)).toBe(within)
  })
})

test('an egg says how far it is, and what became of it', () => {
  expect(pictureOf(egg, '2026-07-01')).toEqual({
    state: 'incubating',
    progress: 0.5,
    label: 'Incubating, 50% of its time',
  })
  expect(pictureOf({ ...egg, status: 'Slugged' }, '2026-07-01')).toEqual({
    state: 'slugged',
    progress: 0,
    label: 'Slugged',
  })
})

test('EGG-24 the count line counts one egg and several', () => {
  expect(eggTexts.incubating(1)).toBe('1 egg currently incubating')
  expect(eggTexts.incubating(2)).toBe('2 eggs currently incubating')
  expect(eggTexts.incubating(2000)).toBe('2,000 eggs currently incubating')
})
