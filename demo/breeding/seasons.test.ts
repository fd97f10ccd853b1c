import { suggestedIncubation } from '@clutchbook/domain/eggs/incubation.rules'
import { daysBetween } from '@clutchbook/domain/kernel/civil-day'
import { expect, test } from 'vitest'
import { demoCollection } from '../collection.ts'
import { demoProjects } from './seasons.ts'

const today = '2026-11-21'
const animals = demoCollection(today)
const named = (name: string) => animals.find((animal) => animal.name === name)

test('every pair of the demo is a male and a female of one species', () => {
  for (const { name, male, female } of demoProjects) {
    expect([name, named(male)?.sex, named(female)?.sex]).toEqual([name, 'Male', 'Female'])
    expect(named(male)?.species, name).toBe(named(female)?.species)
  }
})

test('whatever hatched or was born in the demo has the pair as its parents', () => {
  for (const { male, female, clutches = [], born = [] } of demoProjects) {
    const hatched = clutches.flatMap(({ laid }) => (typeof laid === 'object' ? [laid.hatchling] : []))
    for (const child of [...hatched, ...born])
      expect([child, named(child)?.father, named(child)?.mother]).toEqual([child, male, female])
  }
})

test('the demo has eggs that are overdue, eggs due soon and eggs due later, whenever it is made', () => {
  const left = demoProjects.flatMap(({ female, tempC, clutches = [] }) =>
    clutches.flatMap(({ laid, incubating = 0 }) => {
      if (typeof laid !== 'number' || incubating === 0) return []
      return [suggestedIncubation(named(female)?.species ?? null, tempC ?? null).days - laid]
    }),
  )
  expect(left.some((days) => days < 0)).toBe(true)
  expect(left.some((days) => days >= 0 && days <= 7)).toBe(true)
  expect(left.some((days) => days > 7)).toBe(true)
})

test('partners of the demo were grown when they were paired', () => {
  for (const { name, male, female, startedAgo } of demoProjects) {
    if (startedAgo === undefined) continue
    for (const partner of [male, female]) {
      const age = daysBetween(named(partner)?.dateOfBirth ?? today, today) - startedAgo
      expect(age, `${partner} in ${name}`).toBeGreaterThan(365)
    }
  }
})
