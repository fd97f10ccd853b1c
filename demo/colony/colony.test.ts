import { describe, expect, test } from 'vitest'
import type { DatedAnimal } from '../collection.ts'
import { colonyOn } from './colony.ts'

describe.each(['2026-11-21', '2027-02-28', '2028-02-29', '2026-07-16'])('the colony on %s', (today) => {
  const { animals, pairs } = colonyOn(today)
  const byName = new Map(animals.map((animal) => [animal.name, animal]))

  const parentsOf = ({ father, mother }: DatedAnimal): DatedAnimal[] =>
    [father, mother].flatMap((name) => (typeof name === 'string' ? [byName.get(name) ?? []].flat() : []))
  const generationOf = (animal: DatedAnimal): number =>
    1 + Math.max(0, ...parentsOf(animal).map((parent) => generationOf(parent)))

  test('A11 has 230 animals over five generations, each name and custom ID once', () => {
    expect(animals).toHaveLength(230)
    expect(byName.size).toBe(230)
    expect(new Set(animals.map(({ customId }) => customId)).size).toBe(230)
    expect(Math.max(...animals.map(generationOf))).toBe(5)
  })

  test('each child has a father and a mother who came and were grown before it', () => {
    const children = animals.filter(({ father }) => father !== undefined)
    expect(children).toHaveLength(222)
    for (const child of children) {
      const [father, mother] = parentsOf(child)
      expect([father?.sex, mother?.sex]).toEqual(['Male', 'Female'])
      for (const parent of [father, mother]) {
        expect(animals.indexOf(parent as DatedAnimal)).toBeLessThan(animals.indexOf(child))
        expect(
          Number(child.dateOfBirth.slice(0, 4)) - Number(parent?.dateOfBirth.slice(0, 4)),
        ).toBeGreaterThan(1)
      }
    }
  })

  test('a clutch hatches on one day', () => {
    for (const { young } of pairs)
      expect(new Set(young.map((name) => byName.get(name)?.dateOfBirth)).size).toBe(1)
  })

  test('nobody is born after today, and the youngest are less than a year old', () => {
    const days = animals.map(({ dateOfBirth }) => dateOfBirth).sort()
    expect(days.every((day) => day <= today)).toBe(true)
    expect(Date.parse(today) - Date.parse(days.at(-1) ?? '')).toBeLessThan(367 * 86_400_000)
  })

  test('what breeds is still here, and what was sold is in the archive', () => {
    for (const { sire, dam } of pairs)
      expect([byName.get(sire)?.archiveStatus, byName.get(dam)?.archiveStatus]).not.toContain('archived')
    for (const { archiveStatus, priceStatus } of animals)
      expect(archiveStatus === 'archived', 'archived').toBe(priceStatus === 'Sold')
  })
})

test('the colony is the same with every call', () => {
  expect(colonyOn('2026-11-21')).toEqual(colonyOn('2026-11-21'))
})
