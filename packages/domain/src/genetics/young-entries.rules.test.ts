import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pythonRegius } from './catalogue/python-regius.ts'
import { chanceOf, crossAt, type YoungPair } from './crossing.rules.ts'
import { ensureEntries, strongestEntries } from './entries.rules.ts'
import { unsaid } from './entry.ts'
import {
  divide,
  type Fraction,
  fraction,
  half,
  isOne,
  isZero,
  multiply,
  one,
  writeFraction,
} from './fraction.ts'
import { copiesIn, genomeOf, isRecessive, type Locus, lookOf } from './locus.rules.ts'
import { readMorph } from './morph-reader.rules.ts'
import { writeMorph } from './morph-writer.rules.ts'
import type { PairTraits } from './odds.rules.ts'
import { oddsOf } from './odds-with-target.rules.ts'
import { type Outcome, outcomesOf } from './outcomes.rules.ts'
import { anyPair, genome } from './testing/example-pairs.ts'
import type { Trait } from './trait.ts'
import { type YoungEntry, youngEntries } from './young-entries.rules.ts'

/** Throws where the genes of an animal of a sex are refused. */
const ensured = (entries: readonly YoungEntry[], sex: Outcome['sex'], of = genome): void =>
  ensureEntries(
    of,
    entries.map((entry) => ({ ...entry, ...unsaid })),
    { sex, today: '2026-06-15' },
  )

const all = { eggs: null, target: null, limit: 100_000 }

test('GEN-64 GEN-10 GEN-75 the entries of any young of any pair are taken, whatever looks come of it', () => {
  fc.assert(
    fc.property(anyPair, (pair) => {
      for (const outcome of oddsOf(genome, pair, { ...all, limit: 60 }).outcomes)
        expect(() => ensured(youngEntries(genome, outcome), outcome.sex)).not.toThrow()
    }),
    { numRuns: 80 },
  )
})

/** The genes that show in a pair of alleles, and whether one of them twice. */
function shownIn(look: string): string {
  const ids = look.split(/[+/!]/).filter(Boolean)
  return [...new Set(ids)].sort().join(' ') + (look.includes('+') ? ' super' : '')
}

/** The same as entries say it. */
function shownBy(entries: readonly YoungEntry[]): string {
  const seen = entries.filter(({ evidence }) => evidence === 'visual')
  const isSuper = seen.some(({ gene: id, copies }) => {
    const gene = genome.genesById.get(id)
    return copies === 2 && gene && !isRecessive(gene)
  })
  return (
    seen
      .map(({ gene }) => gene)
      .sort()
      .join(' ') + (isSuper ? ' super' : '')
  )
}

const youngOf = (
  pair: { sire: readonly Trait[]; dam: readonly Trait[] },
  locus: Locus,
  sex: Outcome['sex'],
) => {
  const { sons, daughters } = crossAt(locus, pair.sire, pair.dam)
  return sex === 'female' ? daughters : sons
}

/** How many young of a look have so many copies of a gene. */
function shareOf(young: readonly YoungPair[], isLook: (one: YoungPair['pair']) => boolean, gene: string) {
  const whole = chanceOf(young, isLook)
  return (copies: number): Fraction =>
    divide(
      chanceOf(young, (one) => isLook(one) && copiesIn(one, gene) === copies),
      whole,
    )
}

/** Holds what is written down of young of a look at a locus against all young of it. */
function expectExact(pair: PairTraits, locus: Locus, outcome: Outcome): void {
  const entries = youngEntries(genome, outcome)
  const young = youngOf(pair, locus, outcome.sex)
  const isLook = (one: YoungPair['pair']): boolean => shownIn(lookOf(one, locus)) === shownBy(entries)
  const ofEggs = outcome.sex === null ? one : half
  expect(multiply(chanceOf(young, isLook), ofEggs)).toEqual(outcome.probability)
  for (const { gene, copies, chance, evidence } of entries) {
    const share = shareOf(young, isLook, gene)
    if (evidence === 'parentage') expect(share(copies ?? 0)).toEqual(chance)
    else expect(isZero(share(0))).toBe(true)
  }
  const unnamed = locus.genes.filter(({ id }) => !entries.some(({ gene }) => gene === id))
  for (const { id } of unnamed) expect(isOne(shareOf(young, isLook, id)(0))).toBe(true)
}

test('GEN-64 GEN-75 what is seen is the look of the young, and the chance of the rest is exactly its share of them', () => {
  fc.assert(
    fc.property(anyPair, fc.constantFrom(...genome.loci), (pair, locus) => {
      for (const outcome of outcomesOf([crossAt(locus, pair.sire, pair.dam)], 100).shown)
        expectExact(pair, locus, outcome)
    }),
    { numRuns: 300 },
  )
})

const balls = genomeOf(pythonRegius)

function looksOf(sire: string, dam: string): Record<string, string[]> {
  const pair = { sire: readMorph(balls, sire).entries, dam: readMorph(balls, dam).entries }
  const { outcomes } = oddsOf(balls, pair, all)
  return Object.fromEntries(
    outcomes.map((outcome) => {
      const entries = youngEntries(balls, outcome)
      ensured(entries, outcome.sex, balls)
      const name = [writeMorph(balls, strongestEntries(entries)), outcome.sex].filter(Boolean).join(', ')
      const said = entries.map(({ gene, copies, chance, maker, evidence }) =>
        [gene, copies, writeFraction(chance), maker, evidence].filter((part) => part !== null).join(' '),
      )
      return [name, said]
    }),
  )
}

test('GEN-64 a visual is seen, a het and a possible het are from the parents, with the chance of that look', () => {
  expect(looksOf('Clown', 'Pastel het Clown')).toEqual({
    Clown: ['bp-clown 2 1 visual'],
    'het Clown': ['bp-clown 1 1 parentage'],
    'Pastel Clown': ['bp-clown 2 1 visual', 'bp-pastel 1 1 visual'],
    'Pastel het Clown': ['bp-clown 1 1 parentage', 'bp-pastel 1 1 visual'],
  })
  expect(looksOf('het Clown', '66% het Clown')).toEqual({
    Clown: ['bp-clown 2 1 visual'],
    '60% het Clown': ['bp-clown 1 3/5 parentage'],
  })
  expect(looksOf('Normal', 'Normal')).toEqual({ Normal: [] })
})

test('GEN-64 of a dominant gene one copy is seen and a second one may be, a compound is seen of both its genes', () => {
  expect(looksOf('Leopard', 'Leopard')).toEqual({
    Leopard: ['bp-leopard 1 1 visual', 'bp-leopard 2 1/3 parentage'],
    Normal: [],
  })
  expect(looksOf('Super Leopard', 'Super Leopard')).toEqual({
    Leopard: ['bp-leopard 1 1 visual', 'bp-leopard 2 1 parentage'],
  })
  expect(Object.keys(looksOf('Mojave', 'Lesser'))).toContain('Blue-Eyed Leucistic (Mojave/Lesser)')
  expect(looksOf('Mojave', 'Lesser')['Blue-Eyed Leucistic (Mojave/Lesser)']?.sort()).toEqual([
    'bp-lesser 1 1 visual',
    'bp-mojave 1 1 visual',
  ])
})

test('GEN-64 GEN-11 sons say from which parent their sex-linked copy is, daughters do not', () => {
  const looks = looksOf('Banana (MM)', 'Normal')
  expect(looks['Banana (MM), male']).toEqual(['bp-banana 1 1 male visual'])
  expect(looks['Banana, female']).toEqual(['bp-banana 1 1 visual'])
})

test('GEN-64 GEN-10 a chance finer than an entry takes is cut, what is rarer is left out, and so is a third allele', () => {
  const carrying = (gene: string, chance: Fraction): Trait => ({
    ...{ gene, copies: 1, chance, maker: null, percent: null },
  })
  const fine = fraction(1_000_003, 3_000_007)
  const young = (...traits: Trait[]) => youngEntries(genome, { sex: null, traits })
  const [cut] = young(carrying('r1', fine))
  expect(writeFraction(cut?.chance ?? one)).toBe('333333/1000000')
  expect(young(carrying('r1', fraction(1, 2_000_000)))).toEqual([])
  expect(young(carrying('r1', fraction(1_999_999, 2_000_000)))).toMatchObject([
    { chance: fraction(999_999, 1_000_000) },
  ])
  const three = young(
    carrying('a1', fraction(1, 4)),
    carrying('a2', fraction(1, 3)),
    carrying('a3', fraction(1, 2)),
  )
  expect(three.map(({ gene }) => gene)).toEqual(['a2', 'a3'])
  expect(() => ensured(three, null)).not.toThrow()
})
