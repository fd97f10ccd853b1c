import { expect, test } from 'vitest'
import { familyOf, readParent } from './family.rules.ts'
import type { FamilyAnimal } from './family.ts'
import { exactCeiling } from './family-elimination.ts'
import { pairOf } from './family-pairs.rules.ts'
import { fraction, writeFraction } from './fraction.ts'
import { oddsOf } from './odds-with-target.rules.ts'
import { oddsOfPair, rankPairs } from './solver.rules.ts'
import type { Candidate } from './solver-chances.ts'
import { bredHerd } from './testing/bred-herd.ts'
import { animal, ballPython, ballPythonLocus, entriesIn, herd, young } from './testing/example-family.ts'

const male = { sex: 'male' } as const
const female = { sex: 'female' } as const

const candidate = ({ id, entries }: FamilyAnimal): Candidate => ({ animalId: id, id, traits: entries ?? [] })

type Options = { readonly mostInbreeding?: number; readonly most?: number; readonly effort?: number }

function search(animals: readonly FamilyAnimal[], text: string, options: Options = {}) {
  const { effort = Number.POSITIVE_INFINITY } = options
  const family = familyOf(ballPython, { animals, young: [], effort })
  const target = { traits: entriesIn(text), sex: null }
  const ranking = rankPairs(family, {
    target,
    males: animals.filter(({ sex }) => sex === 'male').map(candidate),
    females: animals.filter(({ sex }) => sex === 'female').map(candidate),
    mostInbreeding: options.mostInbreeding ?? null,
    most: options.most ?? 100,
  })
  const listed = ranking.pairs.map(
    ({ sire, dam, probability }) => `${sire.animalId} x ${dam.animalId}: ${writeFraction(probability)}`,
  )
  return { family, target, ranking, listed }
}

const book = [
  animal(1, 'Clown', male),
  animal(2, 'het Clown', female),
  young(3, 'Clown', 'male'),
  young(4, 'het Clown', 'female'),
  animal(5, 'Pastel 66% het Clown', female),
  animal(6, 'Clown', female),
  animal(7, 'Normal', male),
]

test('GEN-45 pairs that make a target come by their chance, then the inbreeding of the young, then their numbers', () => {
  const { listed, ranking } = search(book, 'Clown')
  expect(listed).toEqual([
    '1 x 6: 1',
    '3 x 6: 1',
    '1 x 2: 1/2',
    '1 x 4: 1/2',
    '3 x 2: 1/2',
    '3 x 4: 1/2',
    '1 x 5: 1/3',
    '3 x 5: 1/3',
  ])
  expect(ranking).toMatchObject({ reach: 1, tried: 12 })
  expect(ranking.pairs.map(({ inbreeding }) => inbreeding)).toEqual([0, 0, 0, 0.25, 0.25, 0.25, 0, 0])
})

test('GEN-45 pairs whose young are too inbred are left out', () => {
  expect(search(book, 'Clown', { mostInbreeding: 0.2 }).listed).toEqual([
    '1 x 6: 1',
    '3 x 6: 1',
    '1 x 2: 1/2',
    '1 x 5: 1/3',
    '3 x 5: 1/3',
  ])
})

test('GEN-46 where none makes the target, pairs come by the chance of young with a copy of every allele', () => {
  const { listed, ranking } = search(
    [animal(1, 'Clown', male), animal(2, 'het Piebald', female)],
    'Clown Piebald',
  )
  expect(ranking.reach).toBe(2)
  expect(listed).toEqual(['1 x 2: 1/2'])
  expect(search([animal(1, 'Clown', male), animal(2, 'Pastel', female)], 'Piebald').listed).toEqual([])
})

test('GEN-32 GEN-45 the chance of a pair is the one that its odds tell, of kin and strangers', () => {
  const animals = [
    ...herd(3, 4),
    animal(8000, 'Pastel 50% het Clown', male),
    animal(8001, 'Spider Clown', female),
  ]
  for (const text of ['Clown', 'het Clown', 'Pastel Clown', 'male Clown']) {
    const { family, ranking, target } = search(animals, text)
    expect(ranking.pairs.length).toBeGreaterThan(0)
    for (const pair of ranking.pairs.slice(0, 12)) {
      const odds = oddsOf(ballPython, pairOf(family, pair), { eggs: 6, target, limit: 5 })
      expect(ranking.reach === 1 && pair.probability).toEqual(odds.target?.probability)
      const found = oddsOfPair(family, ranking.wishes, pair, 6)
      expect(found).toEqual({ target: odds.target, lost: odds.lost, warnings: odds.warnings })
    }
  }
})

test('GEN-45 the best few are those of all pairs, of kin too', () => {
  const animals = [...herd(3, 4), animal(8000, 'Pastel 50% het Clown', male)]
  const all = search(animals, 'Clown').listed
  expect(all.length).toBeGreaterThan(10)
  for (const most of [1, 4, 9]) expect(search(animals, 'Clown', { most }).listed).toEqual(all.slice(0, most))
})

test('GEN-44 GEN-45 a search that has spent its effort ranks the rest by the nearest kin, the same in any order', () => {
  const animals = bredHerd(ballPython, { animals: 120, generations: 6, loci: 6 })
  const [sparing, again] = [animals, animals.toReversed()].map((some) =>
    search(some, 'Monarch', { most: 10, effort: 2000 }),
  )
  expect(sparing?.listed).toHaveLength(10)
  expect(again?.listed).toEqual(sparing?.listed)
  expect(sparing?.family.effort.left).toBeLessThanOrEqual(0)
  for (const pair of sparing?.ranking.pairs ?? [])
    expect(sparing && oddsOfPair(sparing.family, sparing.ranking.wishes, pair, 6).target.probability).toEqual(
      pair.probability,
    )
})

test('GEN-72 the work of a search among 300 dense kin is bounded', { timeout: 30_000 }, () => {
  const animals = bredHerd(ballPython, { animals: 300, generations: 8, loci: 6 })
  const { family, listed } = search(animals, 'Monarch Ultramel Piebald', { most: 21, effort: 200_000 })
  expect(listed).toHaveLength(21)
  // A single reading may pass the bound by what one elimination takes.
  expect(family.effort.left).toBeGreaterThan(-exactCeiling.total)
})

test('GEN-72 that a family has too many loops to be read exactly takes effort too', () => {
  const family = familyOf(ballPython, { animals: herd(16, 6), young: [], effort: 100_000 })
  readParent(family, 160, 'female', ballPythonLocus('bp-clown'))
  expect(family.effort.left).toBeLessThan(84_000)
})

test('GEN-45 a pair has its expected number, what is lost, and warnings', () => {
  const spiders = [animal(1, 'Spider', male), animal(2, 'Spider', female)]
  const { family, ranking } = search(spiders, 'Spider')
  const [pair] = ranking.pairs
  const odds = pair && oddsOfPair(family, ranking.wishes, pair, 6)
  expect(odds?.target).toMatchObject({
    probability: fraction(1, 2),
    expected: fraction(3),
    ofHatchlings: fraction(2, 3),
  })
  expect(odds && writeFraction(odds.lost)).toBe('1/4')
  expect(odds?.warnings[0]?.level).toBe('lethal')
})
