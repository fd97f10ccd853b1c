import type { Evidence } from './entry.ts'
import { compare, type Fraction, fraction, isOne, isZero, one } from './fraction.ts'
import type { Gene } from './gene.ts'
import { mostEntries } from './genetics-limits.rules.ts'
import { mostAlleles, traitsAt } from './genotype.rules.ts'
import { finest } from './genotype-checks.rules.ts'
import { type Genome, isCompound, isDominant, isRecessive, type Locus } from './locus.rules.ts'
import type { Outcome } from './outcomes.rules.ts'
import type { Trait } from './trait.ts'

/** What is written down of one gene of a young. */
export type YoungEntry = Trait & { readonly evidence: Extract<Evidence, 'visual' | 'parentage'> }

/** All young that look alike, as far as their genes go. */
export type Look = Pick<Outcome, 'sex' | 'traits'>

type Carried = { readonly trait: Trait; readonly gene: Gene; readonly locus: Locus }

/**
 * What is written down of a young once it is known how it looks (GEN-64): what is seen, and of the rest what its parents
 * give. Of two genes or copies that may be but not all at once, the likeliest are kept, for no animal has three alleles.
 */
export function youngEntries(genome: Genome, { sex, traits }: Look): YoungEntry[] {
  const carried = traits.flatMap((trait): Carried[] => {
    const [gene, locus] = [genome.genesById.get(trait.gene), genome.locusOf(trait.gene)]
    return gene && locus && trait.copies ? [{ trait, gene, locus }] : []
  })
  const seen = new Map(carried.map((one) => [one.trait, copiesSeen(one, traits, sex)]))
  const isTold = ({ copies, chance }: Trait, copiesOfIt: number): boolean =>
    copiesOfIt === copies && isOne(chance)
  const open = carried.filter(({ trait }) => !isTold(trait, seen.get(trait) ?? 0))
  const kept = likeliest(open, mostEntries - [...seen.values()].filter(Boolean).length)
  return carried.flatMap(({ trait }): YoungEntry[] => {
    const copies = seen.get(trait)
    const chance = kept.get(trait)
    const visual = copies ? [entryOf(trait, 'visual', copies, one)] : []
    return chance ? [...visual, entryOf(trait, 'parentage', trait.copies, chance)] : visual
  })
}

const entryOf = (
  { gene, maker }: Trait,
  evidence: YoungEntry['evidence'],
  copies: Trait['copies'],
  chance: Fraction,
): YoungEntry => ({ gene, copies, chance, maker: copies === 1 ? maker : null, percent: null, evidence })

/** How many copies of a gene the look itself shows; of a dominant gene one, however many there are. */
function copiesSeen({ trait, gene, locus }: Carried, traits: readonly Trait[], sex: Look['sex']): 0 | 1 | 2 {
  const { copies, chance } = trait
  if (isRecessive(gene)) {
    if (!isOne(chance)) return 0
    if (copies === 2) return 2
    const isOnlyCopy = locus.linkage === 'one-copy' && sex === locus.oddSex
    return isOnlyCopy || isHalfOfCompound(trait, gene, locus, traits) ? 1 : 0
  }
  if (copies === 2) return isOne(chance) && !isDominant(gene) ? 2 : 1
  return isOne(chance) ? 1 : 0
}

const isHalfOfCompound = (trait: Trait, gene: Gene, locus: Locus, traits: readonly Trait[]): boolean =>
  traitsAt(locus, traits).some((other) => {
    const partner = locus.genes.find(({ id }) => id === other.gene)
    if (!partner || other === trait) return false
    return other.copies === 1 && isOne(other.chance) && isCompound(locus, gene, partner)
  })

/** The likeliest of what may be, two alleles of a locus at most, each with its chance as it can be written. */
function likeliest(open: readonly Carried[], most: number): Map<Trait, Fraction> {
  const kept = new Map<Trait, Fraction>()
  const alleles = new Map<Locus, number>()
  for (const { trait, locus } of open.toSorted((a, b) => compare(b.trait.chance, a.trait.chance))) {
    const chance = writable(trait.chance)
    const here = (alleles.get(locus) ?? 0) + mostAlleles([trait])
    if (here > 2 || isZero(chance) || kept.size >= most) continue
    alleles.set(locus, here)
    kept.set(trait, chance)
  }
  return kept
}

/** A chance as an entry takes it: exact, and cut where its fraction is finer than any entry's. */
export const writable = (chance: Fraction): Fraction =>
  chance.d <= finest ? chance : fraction((chance.n * finest) / chance.d, finest)
