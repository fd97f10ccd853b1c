import { expect, test } from 'vitest'
import { readPlannerSearch } from './planner-search.ts'

test('SEA-22 the address of the planner holds its question, and what it can’t mean is left out', () => {
  const whole = { species: 'Python regius', target: 'clown', order: 'ready' }
  expect(readPlannerSearch(whole)).toEqual(whole)
  expect(readPlannerSearch({ species: ' ', target: 210, order: 'name' })).toEqual({ target: '210' })
  expect(readPlannerSearch({ species: ['Boa'], target: null, order: 'tallest' })).toEqual({})
})
