import { describe, expect, test } from 'vitest'
import { isTimeOfDay, knownTimeZone, momentOf, timeOfDayAt } from './time-zone.ts'

test('a time of day has two digits each and stays below 24:00', () => {
  expect(['00:00', '09:05', '23:59'].every(isTimeOfDay)).toBe(true)
  expect(['24:00', '9:00', '12:60', '12:3', '12:30:00', '', 'noon'].some(isTimeOfDay)).toBe(false)
})

test('a zone is known by its name in any letters, and by no other word', () => {
  expect(knownTimeZone('europe/paris')).toBe('Europe/Paris')
  expect(knownTimeZone('UTC')).toBe('UTC')
  expect(knownTimeZone('Mars/Olympus')).toBeNull()
  expect(knownTimeZone('')).toBeNull()
})

describe('CAL-Q02 the moment a clock shows a time', () => {
  test.each([
    ['2026-06-15', '09:00', 'Europe/Paris', '2026-06-15T07:00'],
    ['2026-01-15', '09:00', 'Europe/Paris', '2026-01-15T08:00'],
    ['2026-06-15', '09:00', 'Asia/Kolkata', '2026-06-15T03:30'],
    ['2026-06-15', '09:00', 'Pacific/Kiritimati', '2026-06-14T19:00'],
    ['2026-06-15', '23:30', 'Pacific/Pago_Pago', '2026-06-16T10:30'],
    ['2026-12-31', '00:00', 'Asia/Kathmandu', '2026-12-30T18:15'],
  ])('%s %s in %s is %s UTC', (day, time, zone, utc) => {
    expect(momentOf(day, time, zone).toISOString()).toBe(`${utc}:00.000Z`)
    expect(timeOfDayAt(new Date(`${utc}:00Z`), zone)).toBe(time)
  })

  test.each([
    // The clock is put forward: the time does not exist and comes as much later.
    ['2026-03-29', '02:30', 'Europe/Paris', '2026-03-29T01:30'],
    ['2026-03-29', '01:59', 'Europe/Paris', '2026-03-29T00:59'],
    ['2026-03-29', '03:00', 'Europe/Paris', '2026-03-29T01:00'],
    ['2026-03-08', '02:15', 'America/New_York', '2026-03-08T07:15'],
    ['2026-10-04', '02:10', 'Australia/Lord_Howe', '2026-10-03T15:40'],
    ['2026-09-06', '00:30', 'America/Santiago', '2026-09-06T04:30'],
    // The clock is put back: the time comes twice and the first counts.
    ['2026-10-25', '02:30', 'Europe/Paris', '2026-10-25T00:30'],
    ['2026-11-01', '01:15', 'America/New_York', '2026-11-01T05:15'],
    ['2026-04-05', '02:30', 'Australia/Sydney', '2026-04-04T15:30'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45'],
    // A whole day that a zone left out.
    ['2011-12-30', '09:00', 'Pacific/Apia', '2011-12-30T19:00'],
  ])('R76 %s %s in %s, where the clock is changed, is %s UTC', (day, time, zone, utc) => {
    expect(momentOf(day, time, zone).toISOString()).toBe(`${utc}:00.000Z`)
  })
})
