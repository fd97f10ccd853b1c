import { expect, test } from 'vitest'
import { readCalendarSearch } from './calendar-search.ts'

test('CAL-02 the address asks for the form with a date and a title', () => {
  expect(readCalendarSearch({ addEvent: true, date: '2026-06-15', title: 'Lay date: Clown x Pied' })).toEqual(
    {
      addEvent: true,
      date: '2026-06-15',
      title: 'Lay date: Clown x Pied',
    },
  )
  expect(readCalendarSearch({ addEvent: 'true', title: 42 })).toEqual({ addEvent: true, title: '42' })
})

test('U1 CAL-02 the address asks for an event of an animal', () => {
  expect(readCalendarSearch({ addEvent: true, animal: 7 })).toEqual({ addEvent: true, animal: 7 })
  for (const animal of ['7', 0, -7, 1.5, null])
    expect(readCalendarSearch({ addEvent: true, animal })).toEqual({ addEvent: true })
  expect(readCalendarSearch({ animal: 7 })).toEqual({})
})

test('U5 the address asks for a day, as the search over everything does', () => {
  expect(readCalendarSearch({ day: '2026-06-15' })).toEqual({ day: '2026-06-15' })
  expect(readCalendarSearch({ day: '2026-02-30' })).toEqual({})
  expect(readCalendarSearch({ day: 20260615 })).toEqual({})
})

test('CAL-Q10 what the address cannot mean is left out', () => {
  expect(readCalendarSearch({ date: '2026-06-15', title: 'Feed' })).toEqual({})
  expect(readCalendarSearch({ addEvent: 'false' })).toEqual({})
  expect(readCalendarSearch({ addEvent: true, date: '2026-02-30', title: ' ', view: 'week' })).toEqual({
    addEvent: true,
  })
  expect(readCalendarSearch({ addEvent: true, title: 'x'.repeat(300) }).title).toHaveLength(200)
})
