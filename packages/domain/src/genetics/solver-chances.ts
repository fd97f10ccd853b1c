import { type ParentState, youngOf } from './crossing.rules.ts'
import type { Family } from './family-index.ts'
import { type PairParent, statesNow, statesOfPair } from './family-pairs.rules.ts'
import { add, type Fraction, half, isZero, multiply, one, product, toNumber, zero } from './fraction.ts'
import type { Sex } from './gene.ts'
import { type AlleleState, alleleKey } from './genotype.rules.ts'
import type { Wish, Wishes } from './target.rules.ts'

/** An own animal as a parent; the number says who it is, also where it is read from its text. */
export type Candidate = PairParent & { readonly animalId: number }

export type PairChance = (sire: Candidate, dam: Candidate) => Fraction
type PairBound = (sire: Candidate, dam: Candidate) => number
type BySex<Chance> = { readonly sons: Chance; readonly daughters: Chance }

/**
 * The chance that an egg of a pair is what is hoped for, and a bound of it in floating point. Kin are read together, which
 * costs much more than a product does; the bound is the chance itself of strangers, and of kin the most that either may give; `apart` is of kin as of strangers.
 */
export function pairChances(
  family: Family,
  { wishes, sex }: Wishes,
): { readonly exact: PairChance; readonly atMost: PairBound; readonly apart: PairBound } {
  const byWish = wishes.map((wish) => chancesAt(family, wish))
  const sexes: readonly Sex[] = sex ? [sex] : ['male', 'female']
  const ofSex = (one: Sex): keyof BySex<unknown> => (one === 'male' ? 'sons' : 'daughters')
  const boundBy =
    (bounds: readonly AtLocus<number>[]): PairBound =>
    (sire, dam) => {
      let [sons, daughters] = [1, 1]
      for (const boundAt of bounds) {
        const here = boundAt(sire, dam)
        sons *= here.sons
        daughters *= here.daughters
        if (sons === 0 && daughters === 0) return 0
      }
      return sexes.reduce((all, one) => all + (one === 'male' ? sons : daughters), 0) / 2
    }
  return {
    exact: (sire, dam) => {
      const found = byWish.map(({ exact }) => exact(sire, dam))
      const chances = sexes.map((one) => product(found.map((here) => here[ofSex(one)])))
      return chances.map((chance) => multiply(half, chance)).reduce(add, zero)
    },
    atMost: boundBy(byWish.map(({ atMost }) => atMost)),
    apart: boundBy(byWish.map(({ apart }) => apart)),
  }
}

/** An animal as a parent, with each chance in floating point, not less than it is. */
type Read = { readonly states: readonly AlleleState[]; readonly most: readonly number[] }

type AtLocus<Chance> = (sire: Candidate, dam: Candidate) => BySex<Chance>

function chancesAt(
  family: Family,
  { locus, isMet }: Wish,
): { readonly exact: AtLocus<Fraction>; readonly atMost: AtLocus<number>; readonly apart: AtLocus<number> } {
  const readOf = once(
    (parent: Candidate, sex: Sex) => `${sex} ${parent.animalId}`,
    (parent, sex): Read => {
      const states = statesNow(family, parent, sex, locus)
      return { states, most: states.map(({ chance }) => atLeast(chance)) }
    },
  )
  const alone = once(
    (sire: AlleleState, dam: AlleleState) => `${stateKey(sire)} x ${stateKey(dam)}`,
    (sire, dam): BySex<number> => {
      const { sons, daughters } = bySex(locus, [{ sire, dam, chance: one }], isMet)
      return { sons: atLeast(sons), daughters: atLeast(daughters) }
    },
  )
  const boundOf = (sire: Candidate, dam: Candidate, asKin: boolean): BySex<number> => {
    const [his, hers] = [readOf(sire, 'male'), readOf(dam, 'female')]
    const given = his.states.map((father) => hers.states.map((mother) => alone(father, mother)))
    // What is certain of one says nothing more of the other.
    const mayBeKin = asKin && his.states.length > 1 && hers.states.length > 1 && areLinked(family, sire, dam)
    const bound = mayBeKin ? mostOfKin : meanOf
    const ofSex = (sex: keyof BySex<number>): number =>
      bound(his.most, hers.most, (at, other) => given[at]?.[other]?.[sex] ?? 0)
    return { sons: ofSex('sons'), daughters: ofSex('daughters') }
  }
  return {
    exact: (sire, dam) => bySex(locus, statesOfPair(family, { sire, dam }, locus), isMet),
    atMost: (sire, dam) => boundOf(sire, dam, true),
    apart: (sire, dam) => boundOf(sire, dam, false),
  }
}

/** Counts once for each key. */
function once<A, B, V>(keyOf: (a: A, b: B) => string, count: (a: A, b: B) => V): (a: A, b: B) => V {
  const counted = new Map<string, V>()
  return (a, b) => {
    const key = keyOf(a, b)
    const found = counted.get(key) ?? count(a, b)
    counted.set(key, found)
    return found
  }
}

const stateKey = ({ first, second }: AlleleState): string => `${alleleKey(first)} ${alleleKey(second)}`

/** A chance in floating point and never below it; 0 is 0. */
const atLeast = (chance: Fraction): number => (isZero(chance) ? 0 : Math.min(1, toNumber(chance) + 2e-6))

function areLinked({ placeOf, groups }: Family, sire: Candidate, dam: Candidate): boolean {
  const [his, hers] = [sire, dam].map(({ id }) => (id === null ? undefined : groups[placeOf.get(id) ?? -1]))
  return his !== undefined && his === hers
}

type Given = (sire: number, dam: number) => number

/** What strangers give. */
function meanOf(his: readonly number[], hers: readonly number[], given: Given): number {
  let sum = 0
  for (const [at, chance] of his.entries())
    for (const [other, her] of hers.entries()) sum += chance * her * given(at, other)
  return sum
}

/** The most that parents give however they are kin: by the chances of one, with the best that the other may be. */
function mostOfKin(his: readonly number[], hers: readonly number[], given: Given): number {
  const byHim = his.reduce(
    (sum, chance, at) => sum + chance * Math.max(...hers.map((_, other) => given(at, other))),
    0,
  )
  const byHer = hers.reduce(
    (sum, chance, other) => sum + chance * Math.max(...his.map((_, at) => given(at, other))),
    0,
  )
  return Math.min(byHim, byHer)
}

function bySex(locus: Wish['locus'], parents: readonly ParentState[], isMet: Wish['isMet']): BySex<Fraction> {
  const ofSex = (sex: Sex): Fraction => {
    let sum = zero
    for (const parent of parents)
      for (const { pair, chance } of youngOf(locus, parent, sex))
        if (isMet(pair)) sum = add(sum, multiply(parent.chance, chance))
    return sum
  }
  const sons = ofSex('male')
  return { sons, daughters: locus.linkage === 'autosomal' ? sons : ofSex('female') }
}
