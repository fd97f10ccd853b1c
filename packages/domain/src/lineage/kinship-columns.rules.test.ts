import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inbreedingOf, kinshipOf, type Parentage } from './kinship.rules.ts'
import { openKinship, withAncestors } from './kinship-columns.rules.ts'

const founder = (id: number): Parentage => ({ id, fatherId: null, motherId: null })
const child = (id: number, fatherId: number, motherId: number): Parentage => ({ id, fatherId, motherId })

test('PLN-02 of two full sibs and one unrelated animal mean kinship is 0.25, 0.25 and 0.1667, gene diversity 0.7778', () => {
  const animals = [founder(1), founder(2), child(3, 1, 2), child(4, 1, 2), founder(5)]
  const kinship = openKinship(animals)
  const group = kinship.withGroup([3, 4, 5])
  expect([3, 4, 5].map(group.with)).toEqual([0.25, 0.25, expect.closeTo(1 / 6, 12)])
  expect(group.geneDiversity).toBeCloseTo(0.7778, 4)
  expect(kinship.ofYoung(3, [4, 5])).toEqual([0.25, 0])
})

test('PLN-01 inbreeding of the young is 0.25 of full sibs, 0.125 of half sibs and 0.25 of parent and child', () => {
  const animals = [founder(1), founder(2), founder(6), child(3, 1, 2), child(4, 1, 2), child(7, 1, 6)]
  const { ofYoung } = openKinship(animals)
  expect([1, 3].map((male) => ofYoung(male, [4, 7, 2, 6]))).toEqual([
    [0.25, 0.25, 0, 0],
    [0.25, 0.125, 0.25, 0],
  ])
})

test('PLN-01 a group of nobody has no gene diversity, and animals that are not given are related to nobody', () => {
  const kinship = openKinship([founder(1)])
  const nobody = kinship.withGroup([98])
  expect(nobody.geneDiversity).toBeNull()
  expect(kinship.ofYoung(1, [99])).toEqual([0])
  expect([nobody.with(99), kinship.inbreeding(99)]).toEqual([0, 0])
})

test('R72 a circle of descent is refused, not followed', () => {
  const circle = [child(1, 2, 3), child(2, 1, 3), founder(3)]
  expect(() => openKinship(circle)).toThrow('own ancestor')
})

test('PLN-02 who is neither asked for nor an ancestor of anyone asked for is left out', () => {
  const animals = [founder(1), founder(2), child(3, 1, 2), child(4, 3, 2), child(5, 4, 1), founder(6)]
  expect(withAncestors(animals, [4, 9]).map(({ id }) => id)).toEqual([4, 3, 2, 1])
})

const anyPedigree = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 24 }).map((pairs) =>
  pairs.map(([father, mother], place): Parentage => {
    const known = (one: number): number | null => one % (place + 1) || null
    return { id: place + 1, fatherId: known(father), motherId: known(mother) }
  }),
)

const meanOf = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0) / some.length

/** Holds every pair, and every mean, of a pedigree against what is told of one pair at a time. */
function holdAgainstKinship(animals: readonly Parentage[], males: number[], females: number[]): void {
  const { ofYoung, inbreeding, withGroup } = openKinship([...animals].reverse())
  const kinship = (male: number, female: number): number => kinshipOf(animals, male, female)
  const off = (one: number | undefined, other: number): number => Math.abs((one ?? -1) - other)
  let farthest = 0
  const note = (difference: number): void => {
    farthest = Math.max(farthest, difference)
  }
  for (const male of males) {
    const row = ofYoung(male, females)
    for (const [place, female] of females.entries()) note(off(row[place], kinship(male, female)))
  }
  const own = inbreedingOf(animals)
  for (const id of males) note(off(inbreeding(id), own.get(id) ?? -1))
  if (females.length > 0) {
    const { with: meanWith, geneDiversity } = withGroup(females)
    const means = females.map((id) => meanOf(females.map((of) => kinship(id, of))))
    for (const [place, id] of females.entries()) note(off(meanWith(id), means[place] ?? -1))
    note(off(geneDiversity ?? -1, 1 - meanOf(means)))
  }
  expect(farthest).toBeLessThan(1e-12)
}

test('PLN-02 in 2,000 random pedigrees every pair is as kinshipOf tells it, within 1e-12', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(anyPedigree, fc.nat(), fc.nat(), (animals, one, other) => {
      const ids = animals.map(({ id }) => id)
      const males = ids.filter((id) => (id + one) % 2 === 0)
      const females = ids.filter((id) => (id + other) % 3 > 0)
      holdAgainstKinship(animals, males, females)
    }),
    { numRuns: 2000 },
  )
})
