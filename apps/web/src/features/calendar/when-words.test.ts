import { describe, expect, test } from 'vitest'
import { type Timed, whenText } from './when-words.ts'

/** A Monday. */
const today = '2026-06-15'

const whole: Timed = { startDate: today, endDate: null, allDay: true, startTime: null }
const timed: Timed = { ...whole, allDay: false, startTime: '18:00' }

describe('CAL-07 when an event is, as people say it', () => {
  test.each([
    ['2026-06-15', 'today', 'today, 18:00'],
    ['2026-06-16', 'tomorrow', 'tomorrow, 18:00'],
    ['2026-06-17', 'Wed', 'Wed 18:00'],
    ['2026-06-21', 'Sun', 'Sun 18:00'],
    ['2026-06-22', '06/22', '06/22 18:00'],
    ['2027-01-04', '01/04', '01/04 18:00'],
  ])('on %s it is %s, or %s', (startDate, day, dayAndTime) => {
    expect(whenText({ ...whole, startDate }, today)).toBe(day)
    expect(whenText({ ...timed, startDate }, today)).toBe(dayAndTime)
  })

  test.each([
    ['2026-06-15', 'until today'],
    ['2026-06-16', 'until tomorrow'],
    ['2026-06-18', 'until Thu'],
    ['2026-07-01', 'until 07/01'],
  ])('one that began earlier and runs to %s is %s', (endDate, words) => {
    expect(whenText({ ...timed, startDate: '2026-06-10', endDate }, today)).toBe(words)
  })

  test('one of several days that is still to begin is told by its first', () => {
    expect(whenText({ ...whole, startDate: '2026-06-18', endDate: '2026-06-25' }, today)).toBe('Thu')
  })
})
