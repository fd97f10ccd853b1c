import { expect, test } from 'vitest'
import { pantherophisGuttatus } from './catalogue/pantherophis-guttatus.ts'
import { pythonRegius } from './catalogue/python-regius.ts'
import { shownTraits } from './goal.rules.ts'
import { genomeOf } from './locus.rules.ts'
import { readMorph } from './morph-reader.rules.ts'
import { writeMorph } from './morph-writer.rules.ts'
import { mayBeGoal } from './target.rules.ts'

const ball = genomeOf(pythonRegius)
const corn = genomeOf(pantherophisGuttatus)

test.each([
  ['Super Pastel Banana (MM) Clown 66% het Piebald', 'Super Pastel Banana Clown'],
  ['Leopard (33% super) Super Pinstripe', 'Leopard Pinstripe'],
  ['Mojave Lesser het Clown', 'Blue-Eyed Leucistic (Mojave/Lesser)'],
  ['Crypton 50% Enchi', 'Crypton'],
  ['het Clown', 'Normal'],
])('GEN-31 all of %s show %s', (text, shown) => {
  expect(writeMorph(ball, shownTraits(ball, readMorph(ball, text).entries))).toBe(shown)
})

test.each([
  ['Pastel Clown 50% het Piebald', 'Clown', true],
  ['Super Pastel Clown', 'Pastel Clown', false],
  ['Crypton', 'Clown', false],
  ['66% het Clown', 'het Clown', true],
  ['Clown', 'het Clown', false],
  ['Pastel', 'Pastel male', true],
])('GEN-31 young that are %s may be %s: %s', (text, hoped, may) => {
  const { entries, sex } = readMorph(ball, hoped)
  const outcome = { traits: readMorph(ball, text).entries, sex: null }
  expect(mayBeGoal(ball, outcome, { traits: entries, sex })).toBe(may)
  expect(mayBeGoal(ball, { ...outcome, sex: 'female' }, { traits: entries, sex: 'male' })).toBe(false)
})

test('GEN-05 Motley/Stripe is neither Motley nor Stripe', () => {
  const goal = { traits: readMorph(corn, 'Motley').entries, sex: null }
  const [compound, single] = ['Motley/Stripe', 'Motley'].map((text) => ({
    traits: readMorph(corn, text).entries,
    sex: null,
  }))
  expect(compound && mayBeGoal(corn, compound, goal)).toBe(false)
  expect(single && mayBeGoal(corn, single, goal)).toBe(true)
})
