import { youngOf } from './crossing.rules.ts'
import { add, divide, type Fraction, fraction, half, isZero, multiply, one, zero } from './fraction.ts'
import type { Gene, Sex } from './gene.ts'
import { alleleKey } from './genotype.rules.ts'
import { type Allele, isLethal, type Locus, type Pair } from './locus.rules.ts'

/**
 * What an animal may be at a locus. Where sex is linked a state has a sex; in the one with two kinds of chromosomes `first`
 * lies on the one that both sexes have. Elsewhere the order means nothing and each two alleles are one state.
 */
export type FamilyState = {
  readonly sex: Sex | null
  readonly first: Allele
  readonly second: Allele
  /** How many of the alleles are genes: so many founders' alleles are rare. */
  readonly rare: number
  /** In how many ways two founders' alleles make it. */
  readonly ways: bigint
  readonly isLethal: boolean
}

/** What parents give, in whole parts of `scale`; by the father's state, the mother's, the young's. */
export type Births = { readonly scale: bigint; readonly parts: readonly bigint[] }

/** The states of one locus with those of its genes that somebody names. */
export type FamilySpace = {
  readonly locus: Locus
  readonly genes: readonly Gene[]
  readonly states: readonly FamilyState[]
  /** Of those that hatched: each birth counts as one of a living animal (GEN-36). */
  readonly hatched: Births
  /** Of all eggs, for who was recorded alive in a form that dies. */
  readonly laid: Births
}

const isRare = (allele: Allele): boolean => allele !== 'wild' && allele !== 'none'

const stateOf = (locus: Locus, sex: Sex | null, first: Allele, second: Allele): FamilyState => ({
  sex,
  first,
  second,
  rare: Number(isRare(first)) + Number(isRare(second)),
  ways: first === second || second === 'none' || (sex !== null && sex === locus.oddSex) ? 1n : 2n,
  isLethal: isLethal([first, second], locus),
})

/** All that animals may be at a locus where only some of its genes occur. */
export function spaceOf(locus: Locus, genes: readonly Gene[]): FamilySpace {
  const alleles: readonly Allele[] = ['wild', ...genes]
  const even: Sex | null = locus.oddSex && (locus.oddSex === 'male' ? 'female' : 'male')
  const states = alleles.flatMap((first, at) =>
    alleles.slice(at).map((second) => stateOf(locus, even, first, second)),
  )
  if (locus.oddSex)
    for (const first of alleles)
      for (const second of locus.linkage === 'one-copy' ? (['none'] as const) : alleles)
        states.push(stateOf(locus, locus.oddSex, first, second))
  const eggs = states.map((father) => states.map((mother) => eggsOf(locus, states, father, mother)))
  return {
    locus,
    genes,
    states,
    laid: wholeParts(eggs.flat(2)),
    hatched: wholeParts(eggs.flatMap((row) => row.flatMap((chances) => amongHatched(chances, states)))),
  }
}

/** The chances of each state in an egg of these two; none where one has the other's sex. */
function eggsOf(
  locus: Locus,
  states: readonly FamilyState[],
  father: FamilyState,
  mother: FamilyState,
): Fraction[] {
  const byKey = new Map<string, Fraction>()
  const sexes: readonly (Sex | null)[] = locus.oddSex ? ['male', 'female'] : [null]
  const arePaired = father.sex !== 'female' && mother.sex !== 'male'
  const parents = { sire: { ...father, chance: one }, dam: { ...mother, chance: one }, chance: one }
  for (const sex of arePaired ? sexes : [])
    for (const { pair, chance } of youngOf(locus, parents, sex ?? 'male')) {
      const key = keyOfYoung(locus, sex, pair)
      byKey.set(key, add(byKey.get(key) ?? zero, sex === null ? chance : multiply(half, chance)))
    }
  return states.map(({ sex, first, second }) => byKey.get(keyOf(locus, sex, first, second)) ?? zero)
}

const keyOfYoung = (locus: Locus, sex: Sex | null, [fromFather, fromMother]: Pair): string =>
  sex === 'male' && locus.oddSex === 'male'
    ? keyOf(locus, sex, fromMother, fromFather)
    : keyOf(locus, sex, fromFather, fromMother)

function keyOf(locus: Locus, sex: Sex | null, first: Allele, second: Allele): string {
  const [a, b] = [alleleKey(first), alleleKey(second)]
  const isOrdered = sex !== null && sex === locus.oddSex
  return isOrdered || a < b ? `${sex} ${a} ${b}` : `${sex} ${b} ${a}`
}

function amongHatched(chances: readonly Fraction[], states: readonly FamilyState[]): Fraction[] {
  const living = chances.map((chance, at) => (states[at]?.isLethal ? zero : chance))
  const hatched = living.reduce(add, zero)
  return isZero(hatched) ? living : living.map((chance) => divide(chance, hatched))
}

function wholeParts(chances: readonly Fraction[]): Births {
  let scale = 1n
  for (const { d } of chances) scale *= fraction(d, scale).n
  return { scale, parts: chances.map(({ n, d }) => n * (scale / d)) }
}
