import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../kernel/civil-day.ts'
import { type HusbandrySettings, usualSettings } from './settings.fields.ts'
import { watched } from './testing/watched.ts'
import { byUrgency, watchOf } from './watch.rules.ts'
import { alarms, type WatchedAnimal, type WatchedCondition } from './watch.ts'

/** Days around a leap day and the end of a year. */
const day = fc.integer({ min: 0, max: 200 }).map((days) => addDays('2027-10-15', days))
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null })
const several = <T extends object>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc
    .array(fc.record({ day, time: orNull(fc.constantFrom('08:00', '20:00')), ...shape }), { maxLength: 7 })
    .map(
      (list) =>
        list.map((one, at) => ({ id: at + 1, ...one })) as unknown as ({
          id: number
          day: string
          time: string | null
        } & T)[],
    )

/** A condition ends on its first day at the earliest. */
const conditions: fc.Arbitrary<WatchedCondition> = fc
  .record({
    kind: fc.constantFrom('blue', 'gravid', 'brumation', 'fasting', 'quarantine'),
    from: day,
    until: orNull(day),
    plannedEnd: orNull(day),
  })
  .filter(({ from, until }) => until === null || from <= until)

const animals: fc.Arbitrary<WatchedAnimal> = fc
  .record({
    lastMealOn: orNull(day),
    feedings: several<{ isTaken: boolean }>({ isTaken: fc.boolean() }),
    regurgitatedOn: fc.array(day, { maxLength: 4 }),
    sheds: several<{ result: string | null; retained: string[] }>({
      result: fc.constantFrom(null, 'complete', 'pieces', 'stuck'),
      retained: fc.subarray(['eye-caps', 'tail']),
    }),
    weights: several<{ grams: number; basis: string | null }>({
      grams: fc.integer({ min: 0, max: 2000 }),
      basis: fc.constantFrom(null, 'empty', 'after-meal'),
    }),
    conditions: fc.array(conditions, { maxLength: 3 }),
    isGravid: fc.boolean(),
  })
  .map((fields) => watched(fields))

const off: HusbandrySettings = {
  ...usualSettings,
  ...{ refusals: null, unfedDays: null, regurgitations: null, blueDays: null, shedFactor: null },
  ...{ lossPercent: null, lossPercent90: null, restingLossPercent: null, brumationLossPercent: null },
}

const hold = (law: (animal: WatchedAnimal, on: string) => void): void =>
  fc.assert(fc.property(animals, day, law), { numRuns: 500 })

test('HUS-35 an alarm stands once, worst first, and never from a day to come on', () => {
  hold((animal, on) => {
    const told = watchOf(animal, usualSettings, on)
    expect(new Set(told.map(({ alarm }) => alarm)).size).toBe(told.length)
    expect(told).toEqual(told.toSorted(byUrgency))
    for (const { alarm, since } of told) {
      expect(alarms).toContain(alarm)
      expect(since <= on).toBe(true)
    }
  })
})

test('HUS-36 with every threshold off, only old skin and an overdue quarantine are told', () => {
  hold((animal, on) => {
    for (const { alarm } of watchOf(animal, off, on)) expect(['stuck', 'quarantine']).toContain(alarm)
  })
})

test('HUS-36 a higher threshold never tells more', () => {
  const higher = Object.fromEntries(
    Object.entries(usualSettings).map(([name, value]) => [
      name,
      typeof value === 'number' ? value * 2 : value,
    ]),
  ) as HusbandrySettings
  hold((animal, on) => {
    const usual = watchOf(animal, usualSettings, on).map(({ alarm }) => alarm)
    for (const { alarm } of watchOf(animal, higher, on)) expect(usual).toContain(alarm)
  })
})

test('HUS-36 HUS-37 what is written down for a day to come changes nothing', () => {
  hold((animal, on) => {
    const known = <T extends { day: string }>(list: readonly T[]) => list.filter((one) => one.day <= on)
    const past = {
      ...animal,
      feedings: known(animal.feedings),
      sheds: known(animal.sheds),
      weights: known(animal.weights),
      regurgitatedOn: animal.regurgitatedOn.filter((one) => one <= on),
      conditions: animal.conditions.filter(({ from }) => from <= on),
    }
    expect(watchOf(past, usualSettings, on)).toEqual(watchOf(animal, usualSettings, on))
  })
})

test('HUS-35 the order in which records are read does not matter', () => {
  hold((animal, on) => {
    const reversed = {
      ...animal,
      feedings: animal.feedings.toReversed(),
      sheds: animal.sheds.toReversed(),
      weights: animal.weights.toReversed(),
      regurgitatedOn: animal.regurgitatedOn.toReversed(),
    }
    expect(watchOf(reversed, usualSettings, on)).toEqual(watchOf(animal, usualSettings, on))
  })
})
