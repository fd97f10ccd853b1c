import { expect, test } from 'vitest'
import type { Next } from './plan.ts'
import { type FrozenMeal, thawList, todayStateOf } from './today.rules.ts'

const day = '2026-06-15'

const next = (state: Next['state'], fields: Partial<Next> = {}): Next => ({
  ...{ state, from: day, to: day, time: null, reasons: [] },
  ...fields,
})

test('HUS-31 what is still to be done of a plan goes before what was done of it', () => {
  expect(todayStateOf(next('due', { time: '21:00' }), day, day)).toBe('due')
  expect(todayStateOf(next('overdue'), null, day)).toBe('overdue')
  expect(todayStateOf(next('upcoming', { from: '2026-06-22' }), day, day)).toBe('done')
  expect(todayStateOf(next('upcoming', { from: '2026-06-22' }), '2026-06-14', day)).toBeNull()
  expect(todayStateOf(next('upcoming', { from: '2026-06-22' }), null, day)).toBeNull()
})

test('HUS-31 a pause is shown where the plan would be due, and a rest that began today is an answer', () => {
  expect(todayStateOf(next('paused', { reasons: ['blue'] }), null, day)).toBe('paused')
  const rest = next('paused', { from: '2026-06-29', reasons: ['regurgitation'] })
  expect(todayStateOf(rest, null, day)).toBeNull()
  expect(todayStateOf(rest, day, day)).toBe('done')
})

test('HUS-31 HUS-32 a course that ended with today’s dose was done, and what is off or archived is no work', () => {
  const ended = (reason: 'past-end' | 'off' | 'archived') =>
    todayStateOf(next('ended', { from: null, to: null, reasons: [reason] }), day, day)
  expect([ended('past-end'), ended('off'), ended('archived')]).toEqual(['done', null, null])
})

test('HUS-33 pieces are counted by prey and size, for each time that is left, most first', () => {
  const meal = (fields: Partial<FrozenMeal>, size: string | null = 'small'): FrozenMeal => ({
    food: { prey: 'rat', size, state: 'frozen-thawed', count: 2 },
    ...{ times: [], next: next('due'), tomorrow: next('due') },
    ...fields,
  })
  const upcoming = next('upcoming', { from: '2026-06-16' })
  const times = ['09:00', '14:00', '20:00']
  expect(
    thawList([
      meal({ next: next('overdue') }, 'jumbo'),
      meal({}),
      meal({ times, next: next('due', { time: '14:00' }) }),
      meal({ next: upcoming }),
      meal({ times, next: upcoming }, null),
      meal({ next: upcoming, tomorrow: upcoming }),
      meal({ food: { prey: 'rat', size: 'small', state: 'live', count: 5 } }),
      meal({ food: null }),
    ]),
  ).toEqual([
    { prey: 'rat', size: 'small', count: 6, tomorrow: 2 },
    { prey: 'rat', size: 'jumbo', count: 2, tomorrow: 0 },
    { prey: 'rat', size: null, count: 0, tomorrow: 6 },
  ])
})

test('HUS-33 FED-01 food that is alike in stock is one to be thawed, however it is written', () => {
  const meal = (prey: string | null, size: string | null): FrozenMeal => ({
    food: { prey, size, state: 'frozen-thawed', count: 2 },
    ...{ times: [], next: next('due'), tomorrow: next('due') },
  })
  expect(
    thawList([
      meal('Mouse', 'adult'),
      meal('mouse', 'Adult'),
      meal(' MOUSE ', 'adult'),
      meal(null, 'adult'),
      meal(null, null),
    ]),
  ).toEqual([
    { prey: 'Mouse', size: 'adult', count: 6, tomorrow: 0 },
    { prey: null, size: null, count: 2, tomorrow: 0 },
    { prey: null, size: 'adult', count: 2, tomorrow: 0 },
  ])
})
