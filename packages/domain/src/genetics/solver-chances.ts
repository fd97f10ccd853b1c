import { type ParentState, youngOf } from './crossing.rules.ts'
import type { Family } from './family-index.ts'
import { type PairParent, statesNow, statesOfPair } from './family-pairs.rules.ts'
import { add, compare, type Fraction, half, isZero, multiply, one, writeFraction, zero } from './fraction.ts'
import type { Sex } from './gene.ts'
import { type AlleleState, alleleKey } from './genotype.rules.ts'
import type { Wish, Wishes } from './target.rules.ts'

/** An own animal as a parent; the number says who it is, also where it is read from its text. */
export type Candidate = PairParent & { readonly animalId: number }

export type PairChance = (sire: Candidate, dam: Candidate) => Fraction
type BySex = { readonly sons: Fraction; readonly daughters: Fraction }
type LocusChance = (sire: Candidate, dam: Candidate) => BySex

/**
 * The chance that an egg of a pair is what is hoped for, and a bound of it. Kin are read together, which costs much more than
 * a product does; the bound is the chance itself of strangers, and of kin the most that either may give.
 */
export function pairChances(
  family: Family,
  { wishes, sex }: Wishes,
): { readonly exact: PairChance; readonly atMost: PairChance } {
  const byWish = wishes.map((wish) => chancesAt(family, wish))
  const sexes: readonly Sex[] = sex ? [sex] : ['male', 'female']
  const over =
    (chances: readonly LocusChance[]): PairChance =>
    (sire, dam) => {
      let [sons, daughters] = [one, one]
      for (const chanceAt of chances) {
        const here = chanceAt(sire, dam)
        sons = multiply(sons, here.sons)
        daughters = multiply(daughters, here.daughters)
        if (isZero(sons) && isZero(daughters)) return zero
      }
      return sexes.map((one) => multiply(half, one === 'male' ? sons : daughters)).reduce(add, zero)
    }
  return { exact: over(byWish.map(({ exact }) => exact)), atMost: over(byWish.map(({ atMost }) => atMost)) }
}

type Read = { readonly states: readonly AlleleState[]; readonly key: string }

function chancesAt(
  family: Family,
  { locus, isMet }: Wish,
): { readonly exact: LocusChance; readonly atMost: LocusChance } {
  const readOf = once(
    (parent: Candidate, sex: Sex) => `${sex} ${parent.animalId}`,
    (parent, sex): Read => {
      const states = statesNow(family, parent, sex, locus)
      return { states, key: states.map(stateKey).sort().join('|') }
    },
  )
  const key = (his: Read, hers: Read): string => `${his.key} x ${hers.key}`
  const ofStrangers = once(key, (his, hers) => bySex(locus, asStrangers(his.states, hers.states), isMet))
  const mostOfKin = once(key, (his, hers) => mostOf(locus, { his: his.states, hers: hers.states }, isMet))
  const over =
    (ofKin: (sire: Candidate, dam: Candidate, read: readonly [Read, Read]) => BySex): LocusChance =>
    (sire, dam) => {
      const [his, hers] = [readOf(sire, 'male'), readOf(dam, 'female')]
      // What is certain of one says nothing more of the other.
      const mayBeKin = his.states.length > 1 && hers.states.length > 1 && areLinked(family, sire, dam)
      return mayBeKin ? ofKin(sire, dam, [his, hers]) : ofStrangers(his, hers)
    }
  return {
    exact: over((sire, dam) => bySex(locus, statesOfPair(family, { sire, dam }, locus), isMet)),
    atMost: over((_sire, _dam, [his, hers]) => mostOfKin(his, hers)),
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

const stateKey = ({ first, second, chance }: AlleleState): string =>
  `${alleleKey(first)} ${alleleKey(second)} ${writeFraction(chance)}`

function areLinked({ placeOf, groups }: Family, sire: Candidate, dam: Candidate): boolean {
  const [his, hers] = [sire, dam].map(({ id }) => (id === null ? undefined : groups[placeOf.get(id) ?? -1]))
  return his !== undefined && his === hers
}

const asStrangers = (his: readonly AlleleState[], hers: readonly AlleleState[]): ParentState[] =>
  his.flatMap((sire) => hers.map((dam) => ({ sire, dam, chance: multiply(sire.chance, dam.chance) })))

type States = { readonly his: readonly AlleleState[]; readonly hers: readonly AlleleState[] }

/** The most that parents give however they are kin: by the chances of one, with the best that the other may be. */
function mostOf(locus: Wish['locus'], { his, hers }: States, isMet: Wish['isMet']): BySex {
  const alone = (sire: AlleleState, dam: AlleleState): BySex =>
    bySex(locus, [{ sire, dam, chance: one }], isMet)
  const mean = (sex: keyof BySex): Fraction => {
    const byHim = his.map((sire) => multiply(sire.chance, largest(hers.map((dam) => alone(sire, dam)[sex]))))
    const byHer = hers.map((dam) => multiply(dam.chance, largest(his.map((sire) => alone(sire, dam)[sex]))))
    const [a, b] = [byHim.reduce(add, zero), byHer.reduce(add, zero)]
    return compare(a, b) < 0 ? a : b
  }
  return { sons: mean('sons'), daughters: mean('daughters') }
}

const largest = (some: readonly Fraction[]): Fraction =>
  some.reduce((a, b) => (compare(a, b) < 0 ? b : a), zero)

function bySex(locus: Wish['locus'], parents: readonly ParentState[], isMet: Wish['isMet']): BySex {
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
