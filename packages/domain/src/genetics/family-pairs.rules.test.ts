import { expect, test } from 'vitest'
import { familyOf } from './family.rules.ts'
import type { FamilyAnimal } from './family.ts'
import { type PairParent, pairOf } from './family-pairs.rules.ts'
import { fraction, writeFraction } from './fraction.ts'
import { oddsOf } from './odds-with-target.rules.ts'
import { animal, ballPython, entriesIn, entryOf, young } from './testing/example-family.ts'

const male = { sex: 'male' } as const
const female = { sex: 'female' } as const

/** Own animals by their numbers, others by a text. */
type Side = number | string

function parentOf(animals: readonly FamilyAnimal[], side: Side): PairParent {
  if (typeof side === 'string') return { id: null, traits: entriesIn(side) }
  return { id: side, traits: animals.find(({ id }) => id === side)?.entries ?? [] }
}

function odds(animals: readonly FamilyAnimal[], sire: Side, dam: Side, target = 'Clown') {
  const family = familyOf(ballPython, { animals, young: [] })
  const pair = pairOf(family, { sire: parentOf(animals, sire), dam: parentOf(animals, dam) })
  const found = oddsOf(ballPython, pair, {
    eggs: 6,
    target: { traits: entriesIn(target), sex: null },
    limit: 50,
  })
  return { pair, found, target: found.target && writeFraction(found.target.probability) }
}

/** Full sibs, the young of a possible het and a clear dam. */
const sibs = [
  animal(1, '50% het Clown', male),
  animal(2, '', female),
  young(3, '', 'male'),
  young(4, '', 'female'),
]

test('GEN-32 GEN-25 kin give what both carry together, not the product', () => {
  const { target, found } = odds(sibs, 3, 4)
  // Both are het in 1 of 8, where each is in 1 of 4; of strangers it would be 1/64.
  expect(target).toBe('1/32')
  const outcomes = found.outcomes.reduce(
    (all, { probability }) => all + Number(probability.n) / Number(probability.d),
    0,
  )
  expect(outcomes).toBe(1)
  // The chance of one at least is counted over what both may be: 1/8 of it with a quarter each egg.
  expect(found.target?.atLeastOne).toEqual(fraction(4096 - 729, 8 * 4096))
})

test('GEN-25 an animal counts as its family reads now, another one by its text', () => {
  expect(odds(sibs, 3, 'Clown').target).toBe('1/8')
  expect(odds(sibs, '66% het Clown', 4).target).toBe('1/24')
  expect(odds(sibs, 'het Clown', 'het Clown').target).toBe('1/4')
  const plain = [...sibs, ...[5, 6].map((id) => animal(id, 'het Clown', { fatherId: 3, motherId: 7 }))]
  const { target, pair } = odds([...plain, animal(7, 'Clown', female)], 3, 7)
  expect(target).toBe('1/26')
  expect(pair.sire.map(({ gene, copies, chance }) => [gene, copies, writeFraction(chance)])).toEqual([
    ['bp-clown', 1, '1/13'],
  ])
})

test('GEN-40 a pair takes what is stated where the facts of its family clash', () => {
  const clash = [
    animal(1, [entryOf('bp-clown', 'lab', 0)], male),
    animal(2, 'Clown', female),
    young(3, 'Clown', 'male'),
  ]
  expect(odds(clash, 3, 2).target).toBe('1')
  expect(odds(clash, 1, 2).target).toBe('0')
})

test('GEN-30 GEN-25 a son of a Banana sire is a male maker without being written down as one', () => {
  const family = [animal(1, 'Banana', male), animal(2, '', female), young(3, 'Banana', 'male')]
  const { found, pair } = odds(family, 3, 'Normal', 'Banana')
  expect(pair.sire[0]?.maker).toBe('male')
  const sons = found.outcomes.find(({ sex, traits }) => sex === 'male' && traits.length > 0)
  expect(sons && writeFraction(sons.probability)).toBe('93/200')
})
