import fc from 'fast-check'
import { fraction, half, one } from '../fraction.ts'
import type { Catalogue, Gene } from '../gene.ts'
import { genomeOf } from '../locus.rules.ts'
import type { PairTraits } from '../odds.rules.ts'
import type { Trait } from '../trait.ts'

const gene = (id: string, inheritance: Gene['inheritance'], more: Partial<Gene> = {}): Gene => ({
  id,
  name: id.toUpperCase(),
  inheritance,
  confidence: 'high',
  sources: ['FK'],
  ...more,
})

/** One gene of every kind that the engine tells apart. */
const catalogue: Catalogue = {
  species: 'Testudo exempli',
  sexSystem: 'XX/XY',
  genes: [
    gene('r1', 'recessive'),
    gene('r2', 'recessive'),
    gene('v1', 'incomplete_dominant', { lethalHomozygous: true }),
    gene('v2', 'dominant'),
    gene('a1', 'incomplete_dominant', { complex: 'a' }),
    gene('a2', 'incomplete_dominant', { complex: 'a' }),
    gene('a3', 'recessive', { complex: 'a' }),
    gene('x1', 'sex_linked', {
      dominance: 'incomplete_dominant',
      sexLinkage: { kind: 'recombining', recombination: '1/4' },
    }),
    gene('x2', 'sex_linked', { dominance: 'recessive', sexLinkage: { kind: 'one-copy' } }),
  ],
  complexes: [{ id: 'a', name: 'A', kind: 'allelic', confidence: 'high', compounds: [] }],
  combos: [],
  riskPairs: [],
}
export const genome = genomeOf(catalogue)

const chances = [one, half, fraction(2, 3), fraction(1, 3)]

/** Traits of an animal that can be: two alleles at most at a locus. */
export const anyTraits = fc
  .uniqueArray(fc.constantFrom(...catalogue.genes.map(({ id }) => id)), { maxLength: 6 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.tuple(fc.constant(id), fc.constantFrom(1 as const, 2 as const), fc.constantFrom(...chances)),
      ),
    ),
  )
  .map((picked) => {
    const traits: Trait[] = []
    let inComplex = 0
    for (const [id, copies, chance] of picked) {
      inComplex += id.startsWith('a') ? copies : 0
      if (!id.startsWith('a') || inComplex <= 2)
        traits.push({ gene: id, copies, chance, maker: null, percent: null })
    }
    return traits
  })

export const anyPair: fc.Arbitrary<PairTraits> = fc.record({ sire: anyTraits, dam: anyTraits })
