import { add, complement, type Fraction, half, isOne, multiply, one } from './fraction.ts'
import type { Gene, Sex } from './gene.ts'
import { tooManyEntries, wrongMaker } from './genetics.errors.ts'
import { mostEntries } from './genetics-limits.rules.ts'
import type { Allele, Genome, Locus } from './locus.rules.ts'
import type { Trait } from './trait.ts'

/**
 * What an animal may be at a locus, with its chance. At a sex-linked locus of the sex with two kinds of chromosomes `first`
 * lies on the one that both sexes have, `second` on the other; elsewhere their order means nothing.
 */
export type AlleleState = { readonly first: Allele; readonly second: Allele; readonly chance: Fraction }

/** Which field of a form names the genes, and what the animal is or is paired as. */
export type Whose = { readonly field: string; readonly sex: Sex | null }

/**
 * Throws for traits that were read from a text and can't be true of an animal (GEN-10): they are well formed, but there may be
 * too many, and who is no male may be called a maker.
 */
export function ensureRead(genome: Genome, traits: readonly Trait[], { field, sex }: Whose): void {
  if (traits.length > mostEntries) throw tooManyEntries(field)
  const made = sex === 'male' ? undefined : traits.find(({ maker }) => maker)
  if (made) throw wrongMaker(field, genome.genesById.get(made.gene)?.name ?? made.gene)
}

/** The loci that some traits name, in the order of the catalogue. */
export function lociNamed(genome: Genome, traits: readonly Trait[]): Locus[] {
  const named = new Set(traits.flatMap(({ gene }) => genome.locusOf(gene) ?? []))
  return genome.loci.filter((locus) => named.has(locus))
}

/** The traits of an animal at a locus. */
export const traitsAt = (locus: Locus, traits: readonly Trait[]): Trait[] =>
  traits.filter((trait) => locus.genes.some(({ id }) => id === trait.gene))

/** How many alleles some traits of one locus ask for at most. */
export const mostAlleles = (traits: readonly Trait[]): number =>
  traits.reduce((all, { copies }) => all + (copies ?? 0), 0)

/** All that an animal of a sex may be at a locus by its traits; what they don't name is wild type. */
export function statesAt(locus: Locus, traits: readonly Trait[], sex: Sex): AlleleState[] {
  let carried: { genes: Gene[]; chance: Fraction }[] = [{ genes: [], chance: one }]
  for (const trait of traitsAt(locus, traits)) {
    const gene = locus.genes.find(({ id }) => id === trait.gene)
    if (!gene) continue
    carried = carried.flatMap(({ genes, chance }) =>
      copiesOf(trait).map(([copies, part]) => ({
        genes: [...genes, ...Array<Gene>(copies).fill(gene)],
        chance: multiply(chance, part),
      })),
    )
  }
  const states = carried.flatMap(({ genes, chance }) =>
    placed(locus, genes, sex, traits).map((state) => ({ ...state, chance: multiply(state.chance, chance) })),
  )
  return merged(states)
}

/** How many copies a trait means, and how likely each number is. */
function copiesOf({ copies, chance }: Trait): [number, Fraction][] {
  if (!copies) return [[0, one]]
  return isOne(chance)
    ? [[copies, one]]
    : [
        [copies, chance],
        [copies - 1, complement(chance)],
      ]
}

/** Which chromosome each gene may lie on. */
function placed(locus: Locus, genes: readonly Gene[], sex: Sex, traits: readonly Trait[]): AlleleState[] {
  const [a = 'wild', b = 'wild']: Allele[] = [...genes]
  if (sex !== locus.oddSex) return [{ first: a, second: b, chance: one }]
  if (locus.linkage === 'one-copy') return [{ first: a, second: 'none', chance: one }]
  const maker = traits.find((trait) => trait.maker && genes.some(({ id }) => id === trait.gene))
  if (!maker)
    return [
      { first: a, second: b, chance: half },
      { first: b, second: a, chance: half },
    ]
  const made = genes.find(({ id }) => id === maker.gene) ?? 'wild'
  const other = genes.find(({ id }) => id !== maker.gene) ?? 'wild'
  return maker.maker === 'male'
    ? [{ first: other, second: made, chance: one }]
    : [{ first: made, second: other, chance: one }]
}

/** An allele as a key. */
export const alleleKey = (allele: Allele): string => (typeof allele === 'string' ? allele : allele.id)

function merged(states: readonly AlleleState[]): AlleleState[] {
  const byKey = new Map<string, AlleleState>()
  for (const state of states) {
    const key = `${alleleKey(state.first)} ${alleleKey(state.second)}`
    const before = byKey.get(key)
    byKey.set(key, before ? { ...before, chance: add(before.chance, state.chance) } : state)
  }
  return [...byKey.values()]
}
