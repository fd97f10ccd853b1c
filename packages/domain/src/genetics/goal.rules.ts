import { isOne, one } from './fraction.ts'
import type { Gene } from './gene.ts'
import { lociNamed, traitsAt } from './genotype.rules.ts'
import { type Genome, isCompound, isDominant, isRecessive, type Locus } from './locus.rules.ts'
import type { Trait } from './trait.ts'

/** What all animals with these traits show, as traits to hope for; what only some of them carry is left out. */
export const shownTraits = (genome: Genome, traits: readonly Trait[]): Trait[] =>
  lociNamed(genome, traits).flatMap((locus) => shownAt(locus, traitsAt(locus, traits)))

function shownAt(locus: Locus, here: readonly Trait[]): Trait[] {
  const singles = locus.genes.filter(({ id }) =>
    here.some(({ gene, copies, chance }) => gene === id && copies === 1 && isOne(chance)),
  )
  return here.flatMap((trait) => {
    const gene = locus.genes.find(({ id }) => id === trait.gene)
    const copies = gene ? shownCopies(trait, gene, singles, locus) : 0
    return copies === 0 ? [] : [{ ...trait, copies, chance: one, maker: null }]
  })
}

/** How many copies are seen for certain: of two copies with a chance that is one of a dominant gene. */
function shownCopies(
  { copies, chance }: Trait,
  gene: Gene,
  singles: readonly Gene[],
  locus: Locus,
): 0 | 1 | 2 {
  if (!copies) return 0
  if (isDominant(gene)) return copies === 2 || isOne(chance) ? 1 : 0
  if (!isOne(chance)) return 0
  if (!isRecessive(gene) || copies === 2) return copies
  return singles.some((other) => other !== gene && isCompound(locus, gene, other)) ? 1 : 0
}
