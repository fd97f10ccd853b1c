import { addDays } from '@clutchbook/domain/kernel/civil-day'
import { mayBeSeasonShed } from '@clutchbook/domain/season/cycles.rules'
import { expect, test } from 'vitest'
import { demoCollection } from '../collection.ts'
import { demoFacts, demoFirstDay, recentShed } from './season-facts.ts'

const today = '2026-11-21'
const animals = demoCollection(today)
const named = (name: string) => animals.find((animal) => animal.name === name)

test('seasons of the demo are of females, with males of their species, by days', () => {
  for (const { female, facts } of demoFacts) {
    expect([female, named(female)?.sex]).toEqual([female, 'Female'])
    for (const { male } of facts)
      if (male) expect([male, named(male)?.species]).toEqual([male, named(female)?.species])
    const days = facts.map(({ ago }) => ago)
    expect(days).toEqual([...days].sort((one, other) => other - one))
  }
})

test('the last shed of one may be that of her season', () => {
  const facts = demoFacts.find(({ female }) => female === recentShed.female)?.facts ?? []
  const dated = facts.map(({ kind, ago }, at) => ({ id: at + 1, kind, day: addDays(today, -ago) }))
  expect(mayBeSeasonShed(addDays(today, -recentShed.ago), dated, [])).toBe(true)
})

test('seasons of the demo begin eleven months ago, with a month', () => {
  expect(demoFirstDay('2026-11-21')).toBe('12-01')
  expect(demoFirstDay('2027-01-31')).toBe('02-01')
})
