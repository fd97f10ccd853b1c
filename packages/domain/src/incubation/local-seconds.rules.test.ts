import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offsetAt } from '../kernel/zone-offset.ts'
import { fixedClock, zoneClock } from './local-seconds.rules.ts'

const shownSecond = (text: string): number => Date.parse(`${text}Z`) / 1000
const told = (at: number | null): string | null => (at === null ? null : new Date(at * 1000).toISOString())

test('CLU-24 an hour that the clock repeats is read on in the order of the file, forwards and backwards', () => {
  const lines = ['01:30', '02:00', '02:30', '02:00', '02:30', '03:00'].map((time) =>
    shownSecond(`2026-10-25T${time}:00`),
  )
  const moments = ['23:30', '00:00', '00:30', '01:00', '01:30', '02:00'].map(
    (time, n) => `2026-10-${n === 0 ? '24' : '25'}T${time}:00.000Z`,
  )
  const forwards = zoneClock('Europe/Paris')
  expect(lines.map((line) => told(forwards(line)))).toEqual(moments)
  const backwards = zoneClock('Europe/Paris')
  expect(lines.toReversed().map((line) => told(backwards(line)))).toEqual(moments.toReversed())
})

test('CLU-24 a time that the clock skipped never was', () => {
  const read = zoneClock('Europe/Paris')
  expect(told(read(shownSecond('2026-03-29T01:59:00')))).toBe('2026-03-29T00:59:00.000Z')
  expect(read(shownSecond('2026-03-29T02:30:00'))).toBe(null)
  expect(told(read(shownSecond('2026-03-29T03:00:00')))).toBe('2026-03-29T01:00:00.000Z')
})

test('CLU-24 a clock of a fixed offset knows no summer time', () => {
  const read = fixedClock(-5 * 3600)
  expect(told(read(shownSecond('2026-07-01T12:00:00')))).toBe('2026-07-01T17:00:00.000Z')
  expect(told(read(shownSecond('2026-01-01T12:00:00')))).toBe('2026-01-01T17:00:00.000Z')
})

const zones = ['Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Africa/Casablanca']

test('CLU-24 what a clock showed every few minutes over two years is read as the moments at which it did', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 1_704_067_200, max: 1_767_225_600 }),
      fc.constantFrom(60, 300, 1800),
      fc.boolean(),
      (zone, begin, step, isBackwards) => {
        const read = zoneClock(zone)
        const moments = Array.from({ length: 400 }, (_none, n) => begin + n * step * (isBackwards ? -1 : 1))
        // Within a repeated hour nothing tells yet which of the two it is.
        const around = [-7200, 7200].map((seconds) => offsetAt((begin + seconds) * 1000, zone))
        fc.pre(around[0] === around[1])
        for (const at of moments) expect(read(at + offsetAt(at * 1000, zone) / 1000)).toBe(at)
      },
    ),
    { numRuns: 60 },
  )
})
