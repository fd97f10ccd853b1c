import {
  add,
  complement,
  type Fraction,
  half,
  isZero,
  multiply,
  one,
  product,
  subtract,
  zero,
} from './fraction.ts'
import type { Sex } from './gene.ts'
import { type AlleleState, alleleKey, statesAt } from './genotype.rules.ts'
import { type Allele, genesIn, isLethal, type Locus, lookOf, type Pair } from './locus.rules.ts'
import type { Trait } from './trait.ts'

/** What both parents may be at a locus together. Of strangers it is the product; kin are read together (GEN-32). */
export type ParentState = { readonly sire: AlleleState; readonly dam: AlleleState; readonly chance: Fraction }

/** A pair of alleles that young may have, with its chance among those of one sex. */
export type YoungPair = { readonly pair: Pair; readonly chance: Fraction }

/** What a pair gives at one locus: sons and daughters each sum to one. They differ only where sex is linked. */
export type Cross = {
  readonly locus: Locus
  readonly parents: readonly ParentState[]
  readonly sons: readonly YoungPair[]
  readonly daughters: readonly YoungPair[]
  /** Whether copies or looks are spread otherwise over sons and daughters (GEN-27). */
  readonly isSexed: boolean
}

/** What two animals that are not kin may be together at a locus. */
function parentsAt(locus: Locus, sire: readonly Trait[], dam: readonly Trait[]): ParentState[] {
  const dams = statesAt(locus, dam, 'female')
  return statesAt(locus, sire, 'male').flatMap((father) =>
    dams.map((mother) => ({ sire: father, dam: mother, chance: multiply(father.chance, mother.chance) })),
  )
}

/** Crosses two animals at one locus. */
export const crossAt = (locus: Locus, sire: readonly Trait[], dam: readonly Trait[]): Cross =>
  crossOf(locus, parentsAt(locus, sire, dam))

/** Crosses two animals by all that they may be together at a locus. */
export function crossOf(locus: Locus, parents: readonly ParentState[]): Cross {
  const sons = youngOver(locus, parents, 'male')
  if (locus.linkage === 'autosomal') return { locus, parents, sons, daughters: sons, isSexed: false }
  const daughters = youngOver(locus, parents, 'female')
  return { locus, parents, sons, daughters, isSexed: !isSpreadAlike(locus, sons, daughters) }
}

function youngOver(locus: Locus, parents: readonly ParentState[], sex: Sex): YoungPair[] {
  const byKey = new Map<string, YoungPair>()
  for (const parent of parents)
    for (const { pair, chance } of youngOf(locus, parent, sex)) {
      const key = `${alleleKey(pair[0])} ${alleleKey(pair[1])}`
      const part = multiply(parent.chance, chance)
      const before = byKey.get(key)
      byKey.set(key, { pair, chance: before ? add(before.chance, part) : part })
    }
  return [...byKey.values()]
}

/** What parents whose alleles are known give at a locus to young of one sex. */
export function youngOf(locus: Locus, { sire, dam }: ParentState, sex: Sex): YoungPair[] {
  const eggs = gametesOf(locus, dam, 'female', sex)
  return gametesOf(locus, sire, 'male', sex).flatMap(([fromFather, part]) =>
    eggs.map(([fromMother, other]) => ({
      pair: [fromFather, fromMother] as const,
      chance: multiply(part, other),
    })),
  )
}

/** The alleles that a parent hands on to young of one sex. */
export function gametesOf(locus: Locus, state: AlleleState, parent: Sex, young: Sex): [Allele, Fraction][] {
  if (parent !== locus.oddSex) return halves(state.first, state.second, half)
  const isOdd = young === parent
  if (locus.linkage === 'one-copy') return [[isOdd ? state.second : state.first, one]]
  return isOdd
    ? halves(state.second, state.first, complement(locus.recombination))
    : halves(state.first, state.second, complement(locus.recombination))
}

function halves(likely: Allele, other: Allele, chance: Fraction): [Allele, Fraction][] {
  if (likely === other) return [[likely, one]]
  const parts: [Allele, Fraction][] = [
    [likely, chance],
    [other, complement(chance)],
  ]
  return parts.filter(([, part]) => !isZero(part))
}

/** Whether sons and daughters have the same genes and looks with the same chances. */
function isSpreadAlike(locus: Locus, sons: readonly YoungPair[], daughters: readonly YoungPair[]): boolean {
  const [some, others] = [spread(locus, sons), spread(locus, daughters)]
  return (
    some.size === others.size &&
    [...some].every(([key, chance]) => others.get(key)?.n === chance.n && others.get(key)?.d === chance.d)
  )
}

function spread(locus: Locus, young: readonly YoungPair[]): Map<string, Fraction> {
  const byKey = new Map<string, Fraction>()
  for (const { pair, chance } of young) {
    const carried = genesIn(pair, locus).map(({ id }) => id)
    const key = `${carried.join(' ')} ${lookOf(pair, locus)}`
    byKey.set(key, add(byKey.get(key) ?? { n: 0n, d: 1n }, chance))
  }
  return byKey
}

/** How likely young of one sex have a pair that meets a condition. */
export function chanceOf(young: readonly YoungPair[], meets: (pair: Pair) => boolean): Fraction {
  let chance: Fraction = { n: 0n, d: 1n }
  for (const one of young) if (meets(one.pair)) chance = add(chance, one.chance)
  return chance
}

/** How likely an egg holds young that die of their genes (GEN-28). */
export function lostShare(crosses: readonly Cross[]): Fraction {
  const living = (['male', 'female'] as const).map((sex) =>
    product(
      crosses.map(({ locus, sons, daughters }) =>
        (sex === 'male' ? sons : daughters)
          .filter(({ pair }) => !isLethal(pair, locus))
          .reduce((all, { chance }) => add(all, chance), zero),
      ),
    ),
  )
  return subtract(
    one,
    living.reduce((all, each) => add(all, multiply(half, each)), zero),
  )
}
