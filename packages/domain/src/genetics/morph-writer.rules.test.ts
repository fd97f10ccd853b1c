import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogues } from './catalogue/catalogues.ts'
import { fraction, half, one } from './fraction.ts'
import { type Genome, genomeOf } from './locus.rules.ts'
import { readMorph } from './morph-reader.rules.ts'
import { writeMorph, writeTradeName } from './morph-writer.rules.ts'
import type { Trait } from './trait.ts'

const genomes = new Map(
  await Promise.all(catalogues.map(async ({ common, load }) => [common, genomeOf(await load())] as const)),
)
const get = (common: string): Genome => {
  const genome = genomes.get(common)
  if (!genome) throw new Error(`${common} has no catalogue`)
  return genome
}
const ball = get('Ball python')

const trait = (gene: string, copies: Trait['copies'], chance = one): Trait => ({
  gene,
  copies,
  chance,
  maker: null,
  percent: null,
})

test('GEN-23 a name says tags, supers and compounds, single genes, visuals, hets, then possibles', () => {
  const traits = [
    trait('bp-paradox', null),
    trait('bp-piebald', 1),
    trait('bp-albino', 1, fraction(1, 2)),
    trait('bp-ultramel', 1, fraction(2, 3)),
    trait('bp-clown', 2),
    trait('bp-pastel', 2),
    trait('bp-enchi', 1),
    trait('bp-leopard', 2, fraction(1, 3)),
    trait('bp-mojave', 1),
    trait('bp-lesser', 1),
    { ...trait('bp-banana', 1), maker: 'male' as const },
  ]
  expect(writeMorph(ball, traits)).toBe(
    'Paradox Super Pastel Blue-Eyed Leucistic (Mojave/Lesser) Banana (MM) Enchi Leopard (33% super) Clown het Piebald 66% het Ultramel 50% het Albino',
  )
  expect(writeMorph(ball, [])).toBe('Normal')
  expect(writeMorph(ball, [trait('bp-desert', 1), trait('bp-ghost', 2)])).toBe('Desert, Ghost')
  expect(writeMorph(ball, [trait('bp-leopard', 1), trait('bp-clown', 2)])).toBe('Leopard Clown')
})

test('GEN-24 the trade name has the largest combo inside, then the rest; half of a compound is no part of it', () => {
  const traded = (text: string) => writeTradeName(ball, readMorph(ball, text).entries)
  expect(traded('Super Pastel Spider het Clown')).toBe('Killer Bee het Clown')
  expect(traded('Spotnose Leopard Clown')).toBe('Batman')
  expect(traded('Pastel Clown')).toBeNull()
  expect(traded('Mojave Lesser Pinstripe')).toBeNull()
})

/** Chances that a per cent says. */
const sayable = [one, half, fraction(2, 3), fraction(1, 3), fraction(1, 4), fraction(3, 4), fraction(1, 100)]

/** What an animal of a species may carry, two alleles at most at a locus. */
const anyGenotype = (genome: Genome): fc.Arbitrary<Trait[]> =>
  fc
    .uniqueArray(
      fc.tuple(
        fc.constantFrom(...genome.catalogue.genes),
        fc.constantFrom(1 as const, 2 as const),
        fc.constantFrom(...sayable),
        fc.constantFrom(null, 'male' as const, 'female' as const),
        fc.constantFrom(null, 12.5, 50, 100),
      ),
      { selector: ([{ id }]) => id, maxLength: 8 },
    )
    .map((picked) => {
      const held = new Map<string, number>()
      return picked.flatMap(([gene, copies, chance, maker, percent]): Trait[] => {
        const locus = genome.locusOf(gene.id)
        if (!locus) return [{ ...trait(gene.id, null), percent }]
        const count = (held.get(locus.id) ?? 0) + copies
        if (count > 2) return []
        held.set(locus.id, count)
        const mayMake = locus.linkage === 'recombining' && copies === 1 && chance === one
        return [{ ...trait(gene.id, copies, chance), maker: mayMake ? maker : null }]
      })
    })

const inOrder = (genome: Genome, traits: readonly Trait[]): Trait[] =>
  traits
    .map(({ gene, copies, chance, maker, percent }) => ({ gene, copies, chance, maker, percent }))
    .sort((a, b) => genome.placeOf(a.gene) - genome.placeOf(b.gene))

describe.each([...genomes])('%s', (_common, genome) => {
  test('GEN-24 GEN-75 what is written reads back clear and the same', () => {
    fc.assert(
      fc.property(anyGenotype(genome), (traits) => {
        const text = writeMorph(genome, traits)
        const reading = readMorph(genome, text)
        expect([text, reading.verdict, inOrder(genome, reading.entries)]).toEqual([
          text,
          'clear',
          inOrder(genome, traits),
        ])
        expect(reading.name).toBe(text)
      }),
      { numRuns: 150 },
    )
  })
})
