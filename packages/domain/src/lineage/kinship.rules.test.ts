import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inbreedingOf, inbreedingOfLine, kinshipOf, type Parentage } from './kinship.rules.ts'

/** Animals 1, 2, 3 … from the numbers of their sires and dams; 0 where one is unknown. */
const pedigree = (sires: readonly number[], dams: readonly number[]): Parentage[] =>
  sires.map((sire, place) => ({ id: place + 1, fatherId: sire || null, motherId: dams[place] || null }))

/** An animal and all of its ancestors. */
function lineOf(animals: readonly Parentage[], id: number): Parentage[] {
  const line = new Set<Parentage>()
  const follow = (one: number | null): void => {
    const found = animals.find((animal) => animal.id === one)
    if (!found || line.has(found)) return
    line.add(found)
    follow(found.fatherId)
    follow(found.motherId)
  }
  follow(id)
  return [...line]
}

const inbreedingOfLast = (sires: readonly number[], dams: readonly number[]): number | undefined =>
  inbreedingOf(pedigree(sires, dams)).get(sires.length)

describe.each([
  ['full sibs', 0.25, [0, 0, 1, 1, 3], [0, 0, 2, 2, 4]],
  ['half sibs', 0.125, [0, 0, 0, 1, 1, 4], [0, 0, 0, 2, 3, 5]],
  ['father and daughter', 0.25, [0, 0, 1, 1], [0, 0, 2, 3]],
  ['mother and son', 0.25, [0, 0, 1, 3], [0, 0, 2, 2]],
  ['first cousins', 0.0625, [0, 0, 0, 0, 1, 1, 5, 3, 7], [0, 0, 0, 0, 2, 2, 4, 6, 8]],
  ['double first cousins', 0.125, [0, 0, 0, 0, 1, 1, 3, 3, 5, 6, 9], [0, 0, 0, 0, 2, 2, 4, 4, 7, 8, 10]],
  ['half first cousins', 0.03125, [0, 0, 0, 0, 0, 1, 1, 6, 5, 8], [0, 0, 0, 0, 0, 2, 3, 4, 7, 9]],
  [
    'second cousins',
    0.015625,
    [0, 0, 1, 1, 0, 0, 3, 6, 0, 0, 7, 10, 11],
    [0, 0, 2, 2, 0, 0, 5, 4, 0, 0, 9, 8, 12],
  ],
])('for %s the published value is %d', (_pair, coefficient, sires, dams) => {
  const animals = pedigree(sires, dams)
  const child = sires.length

  test('it is the inbreeding of their child', () => {
    expect(inbreedingOfLast(sires, dams)).toBe(coefficient)
    expect(inbreedingOfLine(lineOf(animals, child), child)).toBe(coefficient)
  })

  test('it is their kinship, whoever is named first', () => {
    const [sire, dam] = [sires[child - 1] ?? 0, dams[child - 1] ?? 0]
    const before = animals.slice(0, -1)
    expect([kinshipOf(before, sire, dam), kinshipOf(before, dam, sire)]).toEqual([coefficient, coefficient])
  })
})

test('eight generations of full-sib mating give the published series', () => {
  const animals: Parentage[] = [
    { id: 1, fatherId: null, motherId: null },
    { id: 2, fatherId: null, motherId: null },
  ]
  for (let born = 1; born <= 8; born++) {
    const [fatherId, motherId] = [2 * born - 1, 2 * born]
    animals.push({ id: 2 * born + 1, fatherId, motherId }, { id: 2 * born + 2, fatherId, motherId })
  }
  const coefficients = inbreedingOf(animals)
  const series = Array.from({ length: 8 }, (_none, born) => coefficients.get(2 * born + 3))
  expect(series).toEqual([0, 0.25, 0.375, 0.5, 0.59375, 0.671875, 0.734375, 0.78515625])
})

test('the pedigree of six animals with sires (-,-,1,1,4,5) and dams (-,-,2,-,3,2) gives the published values', () => {
  const coefficients = inbreedingOf(pedigree([0, 0, 1, 1, 4, 5], [0, 0, 2, 0, 3, 2]))
  expect([...coefficients.values()]).toEqual([0, 0, 0, 0, 0.125, 0.125])
})

test('kinship is the inbreeding that a child would have; of an animal and itself it is a half and more', () => {
  const family = pedigree([0, 0, 1, 1, 3], [0, 0, 2, 2, 4])
  expect(kinshipOf(family, 3, 4)).toBe(0.25)
  expect(kinshipOf(family, 1, 2)).toBe(0)
  expect(kinshipOf(family, 1, 1)).toBe(0.5)
  expect(kinshipOf(family, 5, 5)).toBe(0.625)
  expect(kinshipOf(family, 5, 99)).toBe(0)
})

test('a parent that is not among the animals counts as a founder', () => {
  const [child] = inbreedingOf([{ id: 9, fatherId: 77, motherId: 77 }]).values()
  expect(child).toBe(0)
})

test('R72 a circle of descent is refused, not followed', () => {
  expect(() => inbreedingOf(pedigree([2, 1], [0, 0]))).toThrow('own ancestor')
  expect(() => inbreedingOf(pedigree([1], [0]))).toThrow('own ancestor')
  expect(() => inbreedingOfLine(pedigree([2, 1], [0, 0]), 1)).toThrow('own ancestor')
})

test('R72 a line of 1,000 generations is followed to its end', () => {
  const line = Array.from({ length: 1000 }, (_none, place) => place)
  expect(inbreedingOfLast(line, [...line.slice(0, -1), 1])).toBeGreaterThan(0)
})

/** Kinship of every pair by the table that textbooks fill row by row: slow, but nothing in it can go astray. */
function inbreedingByTable(animals: readonly Parentage[]): Map<number, number> {
  const kinship = new Map<string, number>()
  const between = (one: number | null, other: number | null): number =>
    one === null || other === null ? 0 : (kinship.get(`${Math.min(one, other)} ${Math.max(one, other)}`) ?? 0)
  const coefficients = new Map<number, number>()
  for (const { id, fatherId, motherId } of animals) {
    for (let older = 1; older < id; older++)
      kinship.set(`${older} ${id}`, (between(older, fatherId) + between(older, motherId)) / 2)
    const inbreeding = between(fatherId, motherId)
    coefficients.set(id, inbreeding)
    kinship.set(`${id} ${id}`, (1 + inbreeding) / 2)
  }
  return coefficients
}

const anyPedigree = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 30 }).map((pairs) =>
  pairs.map(([father, mother], place): Parentage => {
    const known = (one: number): number | null => one % (place + 1) || null
    return { id: place + 1, fatherId: known(father), motherId: known(mother) }
  }),
)

test('for any pedigree, in any order, the coefficients are those of the table', () => {
  fc.assert(
    fc.property(anyPedigree, fc.infiniteStream(fc.nat()), (animals, weights) => {
      const shuffled = animals
        .map((animal) => ({ animal, weight: Number(weights.next().value) }))
        .sort((one, other) => one.weight - other.weight)
        .map(({ animal }) => animal)
      const counted = inbreedingOf(shuffled)
      for (const [id, coefficient] of inbreedingByTable(animals)) {
        expect(counted.get(id)).toBeCloseTo(coefficient, 12)
        expect(inbreedingOfLine(lineOf(shuffled, id), id)).toBeCloseTo(coefficient, 12)
      }
    }),
  )
})
