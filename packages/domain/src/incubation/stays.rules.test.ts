import { expect, test } from 'vitest'
import { movedProblem, stayMessages, whereAt } from './stays.rules.ts'

test('CLU-21 something is put elsewhere by now, and not before it was put where it is', () => {
  const current = { begin: 100, end: null }
  expect(movedProblem(100, 200, current)).toBe(null)
  expect(movedProblem(200, 200, current)).toBe(null)
  expect(movedProblem(201, 200, current)).toBe(stayMessages.ahead)
  expect(movedProblem(99, 200, current)).toBe(stayMessages.early)
  expect(movedProblem(99, 200, null)).toBe(null)
  expect(movedProblem(0, 200, null)).toBe(null)
  expect(movedProblem(-1, 200, null)).toBe(stayMessages.back)
})

test('CLU-21 it stood somewhere from the beginning of a stay up to its end', () => {
  const stays = [
    { where: 'left', begin: 100, end: 200 },
    { where: 'right', begin: 200, end: 300 },
    { where: 'left', begin: 400, end: null },
  ]
  const told = [99, 100, 199, 200, 299, 300, 400, 9999].map((moment) => whereAt(stays, moment))
  expect(told).toEqual([null, 'left', 'left', 'right', 'right', null, 'left', 'left'])
})
