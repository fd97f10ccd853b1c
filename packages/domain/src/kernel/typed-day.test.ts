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

test.each([
  ['05.06.2026', 'DD.MM.YYYY'],
  ['5/6/2026', 'DD/MM/YYYY'],
  ['05062026', 'DD/MM/YYYY'],
  ['2026-06-05', 'DD.MM.YYYY'],
  ['06/05/2026', 'YYYY-MM-DD'],
  ['5. 6. 2026', 'DD. MM. YYYY'],
  ['2026. 06. 05.', 'YYYY. MM. DD.'],
  ['2026年06月05日', 'YYYY年MM月DD日'],
])('U15 %s is typed for 5 June where days are written %s', (typed, pattern) => {
  expect(parseTypedDay(typed, pattern)).toBe('2026-06-05')
})

test('U15 a month that comes second is not taken for a day', () => {
  expect(parseTypedDay('06/14/2023', 'DD/MM/YYYY')).toBeNull()
})
