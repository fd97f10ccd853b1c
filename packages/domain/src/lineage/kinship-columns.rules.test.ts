import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inbreedingOf, kinshipOf, type Parentage } from './kinship.rules.ts'
import { kinshipTable } from './kinship-columns.rules.ts'

const founder = (id: number): Parentage => ({ id, fatherId: null, motherId: null })
const child = (id: number, fatherId: number, motherId: number): Parentage => ({ id, fatherId, motherId })

test('PLN-02 of two full sibs and one unrelated animal mean kinship is 0.25, 0.25 and 0.1667, gene diversity 0.7778', () => {
  const animals = [founder(1), founder(2), child(3, 1, 2), child(4, 1, 2), founder(5)]
  const { meanKinship, geneDiversity, ofYoung } = kinshipTable(animals, {
    ...{ males: [3], females: [4, 5], group: [3, 4, 5] },
  })
  expect([3, 4, 5].map((id) => meanKinship.get(id))).toEqual([0.25, 0.25, expect.closeTo(1 / 6, 12)])
  expect(geneDiversity).toBeCloseTo(0.7778, 4)
  expect(ofYoung).toEqual([[0.25, 0]])
})

test('PLN-01 inbreeding of the young is 0.25 of full sibs, 0.125 of half sibs and 0.25 of parent and child', () => {
  const animals = [founder(1), founder(2), founder(6), child(3, 1, 2), child(4, 1, 2), child(7, 1, 6)]
  const { ofYoung } = kinshipTable(animals, { males: [1, 3], females: [4, 7, 2, 6], group: [] })
  expect(ofYoung).toEqual([
    [0.25, 0.25, 0, 0],
    [0.25, 0.125, 0.25, 0],
  ])
})

test('PLN-01 a group of nobody has no gene diversity, and animals that are not given are related to nobody', () => {
  const table = kinshipTable([founder(1)], { males: [1], females: [99], group: [98] })
  expect(table.geneDiversity).toBeNull()
  expect(table.ofYoung).toEqual([[0]])
  expect([table.meanKinship.get(99), table.inbreeding.get(99)]).toEqual([0, 0])
})

test('R72 a circle of descent is refused, not followed', () => {
  const circle = [child(1, 2, 3), child(2, 1, 3), founder(3)]
  expect(() => kinshipTable(circle, { males: [1], females: [2], group: [] })).toThrow('own ancestor')
})

const anyPedigree = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 24 }).map((pairs) =>
  pairs.map(([father, mother], place): Parentage => {
    const known = (one: number): number | null => one % (place + 1) || null
    return { id: place + 1, fatherId: known(father), motherId: known(mother) }
  }),
)

test('PLN-02 in any pedigree every pair is as kinshipOf tells it, within 1e-12', () => {
  fc.assert(
    fc.property(anyPedigree, fc.nat(), fc.nat(), (animals, one, other) => {
      const ids = animals.map(({ id }) => id)
      const [males, females] = [
        ids.filter((id) => (id + one) % 2 === 0),
        ids.filter((id) => (id + other) % 3 > 0),
      ]
      const { ofYoung, inbreeding, meanKinship, geneDiversity } = kinshipTable([...animals].reverse(), {
        ...{ males, females, group: females },
      })
      const kinship = (male: number, female: number) => kinshipOf(animals, male, female)
      for (const [row, male] of males.entries())
        for (const [place, female] of females.entries())
          expect(Math.abs((ofYoung[row]?.[place] ?? -1) - kinship(male, female))).toBeLessThan(1e-12)
      const own = inbreedingOf(animals)
      for (const id of males) expect(inbreeding.get(id)).toBeCloseTo(own.get(id) ?? -1, 12)
      if (females.length === 0) return
      const meanOf = (id: number) => females.reduce((sum, of) => sum + kinship(id, of), 0) / females.length
      for (const id of females) expect(meanKinship.get(id)).toBeCloseTo(meanOf(id), 12)
      const mean = females.reduce((sum, id) => sum + meanOf(id), 0) / females.length
      expect(geneDiversity).toBeCloseTo(1 - mean, 12)
    }),
    { numRuns: 60 },
  )
})
