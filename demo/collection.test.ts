import { describe, expect, test } from 'vitest'
import { demoAncestors } from './collection/ancestors.ts'
import { birthOf, type DatedAnimal, demoCollection } from './collection.ts'
import { picturesOf } from './photos.ts'

/** Parents of an animal that are in the collection themselves. */
function parentsOf(animal: DatedAnimal, all: readonly DatedAnimal[]): DatedAnimal[] {
  return [animal.father, animal.mother].flatMap((parent) =>
    typeof parent === 'string' ? all.filter(({ name }) => name === parent) : [],
  )
}

/** 1 for founders, one more than the later parent for everybody else. */
function generationOf(animal: DatedAnimal, all: readonly DatedAnimal[]): number {
  return 1 + Math.max(0, ...parentsOf(animal, all).map((parent) => generationOf(parent, all)))
}

const yearInMs = 365.25 * 24 * 3600 * 1000
const yearsBetween = (earlier: string, later: string) => (Date.parse(later) - Date.parse(earlier)) / yearInMs

describe.each(['2026-11-21', '2027-02-28', '2028-02-29', '2026-07-16'])(
  'the demo collection on %s',
  (today) => {
    const all = demoCollection(today)

    test('has 60 animals of 8 species over 4 generations', () => {
      expect(all).toHaveLength(60)
      expect(new Set(all.map(({ species }) => species)).size).toBe(8)
      expect(Math.max(...all.map((animal) => generationOf(animal, all)))).toBe(4)
    })

    test('every name and every custom ID is there once', () => {
      expect(new Set(all.map(({ name }) => name)).size).toBe(60)
      expect(new Set(all.map(({ customId }) => customId)).size).toBe(60)
    })

    test('a custom ID tells the year of birth', () => {
      for (const { customId, dateOfBirth } of all)
        expect(customId).toMatch(new RegExp(`^[A-Z]{2}-${dateOfBirth.slice(2, 4)}-\\d{3}$`))
    })

    test('every linked father is there and a male, every mother a female, both of the species', () => {
      const linked = all.flatMap((child) =>
        (['father', 'mother'] as const).flatMap((role) => {
          const name = child[role]
          return typeof name === 'string'
            ? [{ child, role, parent: all.find((one) => one.name === name) }]
            : []
        }),
      )
      expect(linked.length).toBeGreaterThan(40)
      for (const { child, role, parent } of linked) {
        expect(parent?.sex, `${role} of ${child.name}`).toBe(role === 'father' ? 'Male' : 'Female')
        expect(parent?.species, `${role} of ${child.name}`).toBe(child.species)
      }
    })

    test('every parent is grown before its child hatches, and comes before it', () => {
      for (const child of all)
        for (const parent of parentsOf(child, all)) {
          expect(
            yearsBetween(parent.dateOfBirth, child.dateOfBirth),
            `${parent.name} of ${child.name}`,
          ).toBeGreaterThan(0.9)
          expect(all.indexOf(parent)).toBeLessThan(all.indexOf(child))
        }
    })

    test('nobody is born after today', () => {
      for (const { dateOfBirth, name } of all) expect(dateOfBirth <= today, name).toBe(true)
    })
  },
)

test('six animals are held back, six are archived or sold, and two groups of hatchlings have no sex yet', () => {
  const all = demoCollection('2026-11-21')
  expect(all.filter(({ archiveStatus }) => archiveStatus === 'holdback')).toHaveLength(6)
  expect(
    all.filter(({ archiveStatus, priceStatus }) => archiveStatus === 'archived' || priceStatus === 'Sold'),
  ).toHaveLength(6)
  expect(all.filter(({ sex, name }) => sex === 'Unsexed' && name.includes('hatchlings'))).toHaveLength(2)
})

test('what is for sale has a price, and some animals have no photo while others have several', () => {
  const all = demoCollection('2026-11-21')
  const offered = all.filter(({ priceStatus }) => priceStatus === 'For Sale')
  expect(offered.length).toBeGreaterThanOrEqual(4)
  for (const { price, name } of offered) expect(Number(price), name).toBeGreaterThan(0)
  expect(all.filter(({ photos }) => photos.length === 0).length).toBeGreaterThanOrEqual(4)
  expect(all.filter(({ photos }) => photos.length >= 3).length).toBeGreaterThanOrEqual(3)
})

test('an age is kept whenever the demo is made', () => {
  expect(birthOf([3, '06-14'], '2026-06-13')).toBe('2022-06-14')
  expect(birthOf([3, '06-14'], '2026-06-14')).toBe('2023-06-14')
  expect(birthOf(20, '2026-03-10')).toBe('2026-02-18')
})

test('photos show what can be seen, and not what an animal only carries', () => {
  const ember = demoCollection('2026-11-21').find(({ name }) => name === 'Ember')
  expect(ember?.morph).toBe('Pastel Clown 66% het Piebald')
  expect(ember && picturesOf(ember)).toEqual(
    ['coconut', 'head', 'back', 'lamp'].map((shot) => `python-regius/pastel-clown-${shot}.webp`),
  )
})

test('an ancestor noted by hand is of the species of its animal, and none of the collection', () => {
  const all = demoCollection('2026-11-21')
  for (const { of, name, species } of demoAncestors) {
    expect(all.find((animal) => animal.name === of)?.species, name).toBe(species)
    expect(all.some((animal) => animal.name === name)).toBe(false)
  }
  expect(demoAncestors.some(({ photos }) => photos.length > 0)).toBe(true)
})
