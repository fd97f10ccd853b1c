import { type Cross, crossAt, crossOf, lostShare, type ParentState } from './crossing.rules.ts'
import { complement, divide, type Fraction, fraction, isOne } from './fraction.ts'
import { tooManyLoci } from './genetics.errors.ts'
import { mostLoci } from './genetics-limits.rules.ts'
import { lociNamed, type Whose } from './genotype.rules.ts'
import type { Genome, Locus } from './locus.rules.ts'
import { writeMorph, writeTradeName } from './morph-writer.rules.ts'
import { isCarried, type Outcome, outcomesOf } from './outcomes.rules.ts'
import type { TargetOdds } from './target.rules.ts'
import type { Trait } from './trait.ts'
import { type Warning, warningsOf } from './warnings.rules.ts'

/** An outcome with its names; `ofHatchlings` is its chance among those that hatch, null where none does (GEN-28). */
export type NamedOutcome = Outcome & {
  readonly name: string
  readonly tradeName: string | null
  readonly ofHatchlings: Fraction | null
}

/** A trait without odds, and which parent has it; `percent` is the mean of both (GEN-33). */
export type TagOdds = {
  readonly gene: string
  readonly name: string
  readonly sire: boolean
  readonly dam: boolean
  readonly percent: Fraction | null
}

/** What a pair gives. */
export type Odds = {
  readonly outcomes: readonly NamedOutcome[]
  readonly looks: number
  readonly rest: { readonly looks: number; readonly probability: Fraction }
  /** The share of eggs whose young die of their genes. */
  readonly lost: Fraction
  readonly tags: readonly TagOdds[]
  readonly warnings: readonly Warning[]
  /** Genes of either parent that the catalogue is unsure about, or that a keeper added or changed. */
  readonly unsure: readonly string[]
  readonly target: TargetOdds | null
}

export type PairTraits = {
  readonly sire: readonly Trait[]
  readonly dam: readonly Trait[]
  /** What the family says that both are together at a locus; null where only the traits say anything (GEN-32). */
  readonly together?: (locus: Locus) => readonly ParentState[] | null
}

/** Throws where the traits of a parent can't be: less may go wrong with what was read from a text than with what was sent. */
type EnsureTraits = (genome: Genome, traits: readonly Trait[], whose: Whose) => void

/** Computes what a pair gives, exactly (GEN-26), and its crosses. Throws where a parent can't be. A target is counted apart. */
export function pairOddsOf(
  genome: Genome,
  pair: PairTraits,
  limit: number,
  ensureTraits: EnsureTraits,
): { readonly odds: Odds; readonly crosses: readonly Cross[] } {
  const crosses = crossesOf(genome, pair, ensureTraits)
  if (lociOf(genome, pair).length > mostLoci) throw tooManyLoci('dam')
  const lost = lostShare(crosses)
  const { shown, looks, rest } = outcomesOf(crosses, limit)
  const outcomes = shown.map((outcome) => ({
    ...outcome,
    name: writeMorph(genome, outcome.traits),
    tradeName: writeTradeName(genome, outcome.traits),
    ofHatchlings: outcome.isLethal || isOne(lost) ? null : divide(outcome.probability, complement(lost)),
  }))
  const odds = {
    ...{ outcomes, looks, rest, lost },
    tags: tagsOf(genome, pair),
    warnings: warningsOf(genome, crosses, pair),
    unsure: unsureOf(genome, pair),
    target: null,
  }
  return { odds, crosses }
}

/** The loci at which either parent carries something, in the order of the catalogue. */
const lociOf = (genome: Genome, { sire, dam }: PairTraits): Locus[] => lociNamed(genome, [...sire, ...dam])

/** The crosses at all loci that either parent names. Throws where a parent can't be. */
export function crossesOf(genome: Genome, pair: PairTraits, ensureTraits: EnsureTraits): Cross[] {
  const { sire, dam, together } = pair
  const loci = lociOf(genome, pair)
  const read = new Map(loci.map((locus) => [locus, together?.(locus) ?? null]))
  // What the family says has been judged; it may name more alleles than an animal has.
  const stated = (traits: readonly Trait[]): Trait[] =>
    traits.filter(({ gene }) => {
      const locus = genome.locusOf(gene)
      return !locus || !read.get(locus)
    })
  ensureTraits(genome, stated(sire), { field: 'sire', sex: 'male' })
  ensureTraits(genome, stated(dam), { field: 'dam', sex: 'female' })
  return loci
    .map((locus) => {
      const parents = read.get(locus)
      return parents ? crossOf(locus, parents) : crossAt(locus, sire, dam)
    })
    .filter(isCarried)
}

function tagsOf(genome: Genome, { sire, dam }: PairTraits): TagOdds[] {
  return genome.catalogue.genes.flatMap(({ id, name }) => {
    if (genome.locusOf(id)) return []
    const [his, hers] = [sire, dam].map((traits) => traits.find(({ gene }) => gene === id))
    if (!his && !hers) return []
    const percents = [his, hers].flatMap((tag) => (tag ? (tag.percent ?? []) : 0))
    const isKnown = percents.length === 2
    const total = percents.reduce((all, percent) => all + Math.round(percent * 10_000), 0)
    const percent = isKnown ? fraction(total, 20_000) : null
    return [{ gene: id, name, sire: his !== undefined, dam: hers !== undefined, percent }]
  })
}

const unsureOf = ({ catalogue }: Genome, { sire, dam }: PairTraits): string[] =>
  catalogue.genes
    .filter(({ confidence, ofKeeper }) => confidence === 'low' || ofKeeper)
    .map(({ id }) => id)
    .filter((id) => [...sire, ...dam].some(({ gene }) => gene === id))
