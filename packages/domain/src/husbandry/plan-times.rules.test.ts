import { expect, test } from 'vitest'
import { civilDayOf } from '../kernel/civil-day.ts'
import { timeOfDayAt } from '../kernel/time-zone.ts'
import { offeredHours, timesEvery } from './every-hours.rules.ts'
import type { DoneRecord } from './plan-turn.rules.ts'
import { done, nextIn, on, planned } from './testing/planned.ts'

const times = ['08:00', '14:00', '20:00']
const thrice = planned({ minDays: 1, maxDays: null, times })

/** As many records of a day, in order. */
const records = (day: string, count: number, fields: Partial<DoneRecord> = {}): DoneRecord[] =>
  Array.from({ length: count }, (_, n) => done({ id: n + 1, day, ...fields }))

test('HUS-25 the first record of a due day answers the first time, the next the second, and the last all of it', () => {
  const at = (clock: string, count: number) =>
    nextIn(thrice, on('2026-06-03', { clock, records: records('2026-06-03', count) }))
  expect(at('07:00', 0)).toBe('due 2026-06-03 2026-06-03 08:00')
  expect(at('07:00', 1)).toBe('due 2026-06-03 2026-06-03 14:00')
  expect(at('14:30', 2)).toBe('due 2026-06-03 2026-06-03 20:00')
  for (const count of [3, 4]) expect(at('20:30', count)).toBe('upcoming 2026-06-04 2026-06-04 08:00')
})

test('HUS-25 a time is late after an hour, and only of its day', () => {
  const at = (clock: string, count = 0) =>
    nextIn(thrice, on('2026-06-03', { clock, records: records('2026-06-03', count) }))
  expect(at('09:00')).toBe('due 2026-06-03 2026-06-03 08:00')
  expect(at('09:01')).toBe('overdue 2026-06-03 2026-06-03 08:00')
  expect(at('21:00', 1)).toBe('overdue 2026-06-03 2026-06-03 14:00')
  expect(at('21:00', 2)).toBe('due 2026-06-03 2026-06-03 20:00')
  const late = planned({ minDays: 1, maxDays: null, times: ['23:30'] })
  expect(nextIn(late, on('2026-06-03', { clock: '23:59' }))).toBe('due 2026-06-03 2026-06-03 23:30')
  expect(nextIn(late, on('2026-06-04', { clock: '00:31' }))).toBe('due 2026-06-04 2026-06-04 23:30')
})

test('HUS-25 what a past day missed is not carried over', () => {
  const fed = { clock: '07:00', records: records('2026-06-02', 1) }
  expect(nextIn(thrice, on('2026-06-03', fed))).toBe('due 2026-06-03 2026-06-03 08:00')
  expect(nextIn(thrice, on('2026-06-20', fed))).toBe('due 2026-06-20 2026-06-20 08:00')
  const [monday, thursday] = [1, 4]
  const twice = planned({ minDays: null, maxDays: null, weekdays: [monday, thursday], times })
  const next = (day: string, count = 0) =>
    nextIn(twice, on(day, { clock: '07:00', records: records('2026-06-01', count) }))
  expect(next('2026-06-02', 1)).toBe('upcoming 2026-06-04 2026-06-04 08:00')
  // A day that nobody answered at all stays until the next one comes, as a whole.
  expect(next('2026-06-03')).toBe('overdue 2026-06-01 2026-06-01')
  expect(next('2026-06-04')).toBe('due 2026-06-04 2026-06-04 08:00')
  expect(next('2026-06-06')).toBe('overdue 2026-06-04 2026-06-04')
  const weekly = planned({ maxDays: null, times: ['20:00'] })
  expect(nextIn(weekly, on('2026-06-07'))).toBe('overdue 2026-06-01 2026-06-01')
  expect(nextIn(weekly, on('2026-06-08'))).toBe('due 2026-06-08 2026-06-08 20:00')
  const caughtUp = { records: records('2026-06-07', 1) }
  expect(nextIn(weekly, on('2026-06-07', caughtUp))).toBe('upcoming 2026-06-14 2026-06-14 20:00')
})

test('HUS-25 a day with some room waits, until it was begun', () => {
  const roomy = planned({ minDays: 7, maxDays: 9, times })
  expect(nextIn(roomy, on('2026-06-01', { clock: '23:00' }))).toBe('due 2026-06-01 2026-06-03 08:00')
  expect(nextIn(roomy, on('2026-06-03', { clock: '23:00' }))).toBe('overdue 2026-06-01 2026-06-03 08:00')
  const begun = { clock: '23:00', records: records('2026-06-01', 1) }
  expect(nextIn(roomy, on('2026-06-01', begun))).toBe('overdue 2026-06-01 2026-06-03 14:00')
  expect(nextIn(roomy, on('2026-06-02', begun))).toBe('upcoming 2026-06-08 2026-06-10 08:00')
})

test('HUS-24 HUS-25 what was put off to a later day leaves the day, and what was refused last is tried again', () => {
  const last = (fields: Partial<DoneRecord>) =>
    on('2026-06-03', {
      clock: '12:00',
      records: [...records('2026-06-03', 1), done({ id: 9, day: '2026-06-03', ...fields })],
    })
  expect(nextIn(thrice, last({ outcome: 'skipped', againOn: '2026-06-06' }))).toBe(
    'upcoming 2026-06-06 2026-06-06 08:00',
  )
  expect(nextIn(thrice, last({ outcome: 'skipped', againOn: '2026-06-03' }))).toBe(
    'due 2026-06-03 2026-06-03 20:00',
  )
  const once = planned({ maxDays: null, retryDays: 2, times: ['08:00'] })
  const refused = { records: records('2026-06-01', 1, { outcome: 'refused' }) }
  expect(nextIn(once, on('2026-06-01', refused))).toBe('upcoming 2026-06-03 2026-06-03 08:00')
})

test('HUS-25 every so many hours is as many times a day', () => {
  expect(offeredHours.map((hours) => timesEvery(hours, '08:30'))).toEqual([
    ['02:30', '08:30', '14:30', '20:30'],
    ['00:30', '08:30', '16:30'],
    ['08:30', '20:30'],
    ['08:30'],
  ])
  expect(timesEvery(12, '20:00')).toEqual(timesEvery(12, '08:00'))
})

test.each([
  ['Europe/Paris', '2026-03-28T23:30:00Z', '2026-03-29 00:30', 'due 2026-03-29 2026-03-29 02:30'],
  // The clock goes from 01:59 to 03:00: the time that it leaves out is there, and late after an hour of the clock.
  ['Europe/Paris', '2026-03-29T01:20:00Z', '2026-03-29 03:20', 'due 2026-03-29 2026-03-29 02:30'],
  ['Europe/Paris', '2026-03-29T01:31:00Z', '2026-03-29 03:31', 'overdue 2026-03-29 2026-03-29 02:30'],
  // In autumn the clock shows the hour from two to three twice.
  ['Europe/Paris', '2026-10-25T00:40:00Z', '2026-10-25 02:40', 'due 2026-10-25 2026-10-25 02:30'],
  ['Europe/Paris', '2026-10-25T01:40:00Z', '2026-10-25 02:40', 'due 2026-10-25 2026-10-25 02:30'],
  ['Europe/Paris', '2026-10-25T22:59:00Z', '2026-10-25 23:59', 'overdue 2026-10-25 2026-10-25 02:30'],
  ['Europe/Paris', '2026-10-25T23:00:00Z', '2026-10-26 00:00', 'due 2026-10-26 2026-10-26 02:30'],
  ['Pacific/Auckland', '2026-09-26T12:00:00Z', '2026-09-27 00:00', 'due 2026-09-27 2026-09-27 02:30'],
  // A day that has no midnight.
  ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06 01:00', 'due 2026-09-06 2026-09-06 02:30'],
])(
  'HUS-24 HUS-25 day and clock are those of the keeper, also when the clock is put: %s at %s',
  (timeZone, moment, shown, next) => {
    const now = new Date(moment)
    const [day, clock] = [civilDayOf(now, timeZone), timeOfDayAt(now, timeZone)]
    expect(`${day} ${clock}`).toBe(shown)
    const nightly = planned({ minDays: 1, maxDays: null, times: ['02:30'], startsOn: '2026-01-01' })
    expect(nextIn(nightly, on(day, { clock }))).toBe(next)
  },
)
