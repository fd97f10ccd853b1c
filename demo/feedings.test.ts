import { isMeal } from '@clutchbook/domain/collection/animal-records.rules'
import { daysBetween } from '@clutchbook/domain/kernel/civil-day'
import { expect, test } from 'vitest'
import { demoCollection } from './collection.ts'
import { colonyOn } from './colony/colony.ts'
import { feedingsOf } from './feedings.ts'
import { mealOf } from './food.ts'

const today = '2026-11-21'

test.each([
  ['the demo keeper', demoCollection(today)],
  ['the keeper of the colony', colonyOn(today).animals],
])(
  'A11 nearly all animals that %s still has ate of late, some are late and some refused',
  (_whose, animals) => {
    const kept = animals.filter(
      ({ archiveStatus, priceStatus }) => archiveStatus !== 'archived' && priceStatus !== 'Sold',
    )
    const feedings = feedingsOf(animals, today)
    const gone = new Set(animals.filter((one) => !kept.includes(one)).map(({ name }) => name))
    const born = new Map(animals.map(({ name, dateOfBirth }) => [name, dateOfBirth]))
    for (const { recordDate, names } of feedings) {
      expect(recordDate <= today).toBe(true)
      for (const name of names) {
        expect(gone.has(name), name).toBe(false)
        expect(recordDate > (born.get(name) ?? today), name).toBe(true)
      }
    }
    const days = feedings.map(({ recordDate }) => recordDate)
    expect(days).toEqual(days.toSorted())
    const lastMeals = new Map<string, string>()
    for (const { recordDate, isRefused, names } of feedings)
      for (const name of isRefused ? [] : names) lastMeals.set(name, recordDate)
    expect(lastMeals.size).toBeGreaterThan(0.95 * kept.length)
    const waited = [...lastMeals.values()].map((day) => daysBetween(day, today))
    expect(waited.filter((daysAgo) => daysAgo <= 14).length).toBeGreaterThan(0.8 * kept.length)
    expect(Math.max(...waited)).toBeGreaterThan(14)
    expect(feedings.some(({ isRefused }) => isRefused)).toBe(true)
  },
)

test('A11 what the demo writes of a refusal is no meal to the product', () => {
  const fed = (isRefused: boolean) =>
    isMeal({ recordType: 'feeding', measurement: null, data: mealOf('Medium rat', isRefused) })
  expect([fed(true), fed(false)]).toEqual([false, true])
})
