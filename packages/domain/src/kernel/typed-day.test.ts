import { expect, test } from 'vitest'
import { parseTypedDay } from './typed-day.ts'

test.each([
  ['06/14/2023', '2023-06-14'],
  ['6/4/2023', '2023-06-04'],
  ['06142023', '2023-06-14'],
  ['2023-6-14', '2023-06-14'],
  [' 02/29/2024 ', '2024-02-29'],
])('SHELL-54 %s is typed for %s', (typed, day) => {
  expect(parseTypedDay(typed)).toBe(day)
})

test.each(['', '14/06/2023', '02/29/2023', '6/14/23', '6/14', 'June'])('SHELL-61 "%s" is no day', (typed) => {
  expect(parseTypedDay(typed)).toBeNull()
})
