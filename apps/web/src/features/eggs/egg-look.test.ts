import { expect, test } from 'vitest'
import { type LookedAt, pictureOf } from './egg-look.ts'
import { eggTexts } from './eggs.texts.ts'

const egg: LookedAt = { status: 'Incubating', layDate: '2026-06-01', dueDate: null, incubationDays: 60 }

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
