import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crossAt, lostShare } from './crossing.rules.ts'
import { add, isOne, one, sum, writeFraction, zero } from './fraction.ts'
import type { NamedOutcome, PairTraits } from './odds.rules.ts'
import { oddsOf } from './odds-with-target.rules.ts'
import { outcomesOf } from './outcomes.rules.ts'
import { anyPair, genome } from './testing/example-pairs.ts'
import type { Trait } from './trait.ts'

const all = { eggs: null, target: null, limit: 100_000 }

const crossesOf = ({ sire, dam }: PairTraits) => genome.loci.map((locus) => crossAt(locus, sire, dam))

test('GEN-26 GEN-75 the chances of all outcomes sum to exactly one, and so do sons and daughters at every locus', () => {
  fc.assert(
    fc.property(anyPair, (pair) => {
      const { outcomes, rest } = oddsOf(genome, pair, all)
      expect(sum(outcomes.map(({ probability }) => probability))).toEqual(one)
      expect(rest).toEqual({ looks: 0, probability: zero })
      for (const { sons, daughters } of crossesOf(pair))
        for (const young of [sons, daughters]) expect(sum(young.map(({ chance }) => chance))).toEqual(one)
    }),
    { numRuns: 60 },
  )
})

test('GEN-26 GEN-75 parents changed about give the same looks, but for genes on sex chromosomes', () => {
  const onAutosomes = (traits: readonly Trait[]) => traits.filter(({ gene: id }) => !id.startsWith('x'))
  const listed = (outcomes: readonly NamedOutcome[]) =>
    outcomes.map(({ name, probability }) => [name, writeFraction(probability)]).sort()
  fc.assert(
    fc.property(anyPair, ({ sire, dam }) => {
      const [his, hers] = [onAutosomes(sire), onAutosomes(dam)]
      const there = oddsOf(genome, { sire: his, dam: hers }, all)
      const back = oddsOf(genome, { sire: hers, dam: his }, all)
      expect(listed(back.outcomes)).toEqual(listed(there.outcomes))
    }),
    { numRuns: 60 },
  )
})

test('GEN-29 the likeliest come first, as a full list sorted gives them, and the rest is exact', () => {
  fc.assert(
    fc.property(anyPair, fc.integer({ min: 1, max: 12 }), (pair, limit) => {
      const crosses = crossesOf(pair)
      const whole = outcomesOf(crosses, 100_000)
      const { shown, looks, rest } = outcomesOf(crosses, limit)
      expect(shown).toEqual(whole.shown.slice(0, limit))
      expect(looks).toBe(whole.shown.length)
      expect(rest.looks).toBe(looks - shown.length)
      expect(isOne(add(rest.probability, sum(shown.map(({ probability }) => probability))))).toBe(true)
      for (const [place, outcome] of whole.shown.entries()) {
        const next = whole.shown[place + 1]
        if (next)
          expect(outcome.probability.n * next.probability.d).toBeGreaterThanOrEqual(
            next.probability.n * outcome.probability.d,
          )
      }
    }),
    { numRuns: 60 },
  )
})

test('GEN-28 what is lost is the sum of all lethal outcomes, and those that hatch sum to one among themselves', () => {
  fc.assert(
    fc.property(anyPair, (pair) => {
      const { outcomes, lost } = oddsOf(genome, pair, all)
      const lethal = outcomes.filter(({ isLethal }) => isLethal)
      expect(sum(lethal.map(({ probability }) => probability))).toEqual(lost)
      expect(lostShare(crossesOf(pair))).toEqual(lost)
      const hatched = outcomes.flatMap(({ ofHatchlings }) => ofHatchlings ?? [])
      expect(lethal.every(({ ofHatchlings }) => ofHatchlings === null)).toBe(true)
      if (hatched.length > 0) expect(sum(hatched)).toEqual(one)
    }),
    { numRuns: 60 },
  )
})

test('GEN-75 loci in any order and genes that are crossed apart give the product', () => {
  fc.assert(
    fc.property(anyPair, ({ sire, dam }) => {
      const turned = { sire: [...sire].reverse(), dam: [...dam].reverse() }
      expect(oddsOf(genome, turned, all).outcomes).toEqual(oddsOf(genome, { sire, dam }, all).outcomes)
    }),
    { numRuns: 40 },
  )
})
