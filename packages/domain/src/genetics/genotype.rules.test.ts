import { expect, test } from 'vitest'
import { pythonRegius } from './catalogue/python-regius.ts'
import { fraction, one, zero } from './fraction.ts'
import { ensureTraits } from './genotype-checks.rules.ts'
import { genomeOf } from './locus.rules.ts'
import { oddsOf } from './odds-with-target.rules.ts'
import type { Trait } from './trait.ts'

const genome = genomeOf(pythonRegius)
const trait = (gene: string, more: Partial<Trait> = {}): Trait => ({
  gene,
  copies: 1,
  chance: one,
  maker: null,
  percent: null,
  ...more,
})

const refusal = (traits: readonly Trait[], sex: 'male' | 'female' | null = 'male') => {
  try {
    ensureTraits(genome, traits, { field: 'entries', sex })
    return null
  } catch (error) {
    return error
  }
}

test.each<[string, Trait[]]>([
  ['bp-none: this gene is not in the catalogue', [trait('bp-none')]],
  ['Clown: please name each gene once', [trait('bp-clown'), trait('bp-clown', { copies: 2 })]],
  ['Clown: please give 0, 1 or 2 copies', [trait('bp-clown', { copies: null })]],
  ['Clown: a chance is a fraction', [trait('bp-clown', { chance: zero })]],
  ['Clown: a chance is a fraction', [trait('bp-clown', { chance: fraction(3, 2) })]],
  ['Clown: a chance is a fraction', [trait('bp-clown', { chance: fraction(1, 1_000_001) })]],
  ['Clown: that an animal has no copy', [trait('bp-clown', { copies: 0, chance: fraction(1, 2) })]],
  ['Paradox: this trait is line-bred', [trait('bp-paradox')]],
  ['Paradox: a percentage', [trait('bp-paradox', { copies: null, percent: 101 })]],
  ['Clown: a percentage', [trait('bp-clown', { percent: 50 })]],
  ['Clown: only a male', [trait('bp-clown', { maker: 'male' })]],
  ['Banana: only a male', [trait('bp-banana', { copies: 2, maker: 'male' })]],
  [
    'Mojave, Lesser, Butter: these share one place',
    ['mojave', 'lesser', 'butter'].map((id) => trait(`bp-${id}`)),
  ],
  ['Clown, Cryptic: these share', [trait('bp-clown', { copies: 2 }), trait('bp-cryptic')]],
  ['at most 60 genes', pythonRegius.genes.slice(0, 61).map(({ id }) => trait(id))],
])('GEN-10 GEN-61 refused, naming the gene: %s', (words, traits) => {
  expect(refusal(traits)).toMatchObject({
    code: 'not-valid',
    errors: { entries: expect.stringContaining(words) },
  })
})

test('GEN-08 GEN-10 what can be is taken, and a maker is a male', () => {
  const made = [trait('bp-banana', { maker: 'female' }), trait('bp-clown', { chance: fraction(2, 3) })]
  expect(refusal(made)).toBeNull()
  expect(refusal(made, 'female')).toMatchObject({ message: expect.stringContaining('Banana') })
  expect(refusal([trait('bp-mojave'), trait('bp-lesser'), trait('bp-clown', { copies: 0 })])).toBeNull()
})

const single = genome.loci.flatMap(({ genes: [first] }) => (first ? [trait(first.id)] : []))
const query = { eggs: null, target: null, limit: 24 }

test('GEN-61 genes at more than 24 places are refused, 24 are counted though their looks are never listed', () => {
  const crowd = single.slice(0, 24)
  const odds = oddsOf(genome, { sire: crowd, dam: crowd }, query)
  expect(odds.outcomes).toHaveLength(24)
  expect(odds.looks).toBeGreaterThan(10_000_000)
  expect(() => oddsOf(genome, { sire: crowd, dam: single.slice(24, 25) }, query)).toThrow(
    /more than 24 places/,
  )
})
