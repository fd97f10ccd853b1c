import { inbreedingOf } from '../lineage/kinship.rules.ts'
import { lostShare } from './crossing.rules.ts'
import type { Family } from './family-index.ts'
import { pairOf } from './family-pairs.rules.ts'
import { compare, type Fraction, isZero, toNumber } from './fraction.ts'
import { traitsAt } from './genotype.rules.ts'
import { ensureTraits } from './genotype-checks.rules.ts'
import { copiesIn, type Genome, type Pair } from './locus.rules.ts'
import { crossesOf } from './odds.rules.ts'
import { type Candidate, pairChances } from './solver-chances.ts'
import {
  type Target,
  type TargetOdds,
  type Wish,
  type Wishes,
  wishesFor,
  wishOddsOf,
} from './target.rules.ts'
import { type Warning, warningsOf } from './warnings.rules.ts'

/** Who may be paired for what; pairs whose young are more inbred than `mostInbreeding` are left out. */
export type PairSearch = {
  readonly target: Target
  readonly males: readonly Candidate[]
  readonly females: readonly Candidate[]
  readonly mostInbreeding: number | null
  /** How many pairs are wanted. */
  readonly most: number
}

export type RankedPair = {
  readonly sire: Candidate
  readonly dam: Candidate
  readonly probability: Fraction
  /** Of the young: Wright's coefficient, from 0 to 1. */
  readonly inbreeding: number
}

/** The best pairs for a target; with reach 2 none makes it, and these give young that carry all of it. */
export type Ranking = {
  readonly reach: 1 | 2
  readonly tried: number
  readonly wishes: Wishes
  readonly pairs: readonly RankedPair[]
}

/**
 * The pairs of own animals that make a target (GEN-45): by falling chance, then by the inbreeding of the young, then by
 * number. Where none makes it, those whose young may have a copy of every allele asked for (GEN-46). Throws where the target
 * is not clear.
 */
export function rankPairs(family: Family, search: PairSearch): Ranking {
  const tried = search.males.length * search.females.length
  const wishes = wishesFor(family.genome, search.target)
  const makers = ranked(family, search, wishes)
  if (makers.length > 0) return { reach: 1, tried, wishes, pairs: makers }
  const carriers = carryingWishes(family.genome, search.target, wishes)
  return { reach: 2, tried, wishes: carriers, pairs: ranked(family, search, carriers) }
}

/** That young have a copy of every allele asked for. */
function carryingWishes({ loci }: Genome, { traits }: Target, { sex }: Wishes): Wishes {
  const wishes = loci.flatMap((locus): Wish[] => {
    const asked = traitsAt(locus, traits)
    const isMet = (pair: Pair): boolean => asked.every(({ gene }) => copiesIn(pair, gene) > 0)
    return asked.length === 0 ? [] : [{ locus, isMet }]
  })
  return { wishes, sex }
}

type Bounded = Omit<RankedPair, 'probability'> & { readonly atMost: number }

/**
 * Pairs are counted by falling bound until no other one can be better. Once the effort of the family is spent kin are read
 * apart, and what they give is bounded by that.
 */
function ranked(family: Family, search: PairSearch, wishes: Wishes): RankedPair[] {
  const { exact, atMost, apart } = pairChances(family, wishes)
  const found: RankedPair[] = []
  let best: Fraction[] = []
  let waiting = boundedPairs(family, search, atMost)
  let isApart = false
  for (let at = 0; at < waiting.length; at++) {
    if (!isApart && family.effort.left <= 0) {
      waiting = byBound(waiting.slice(at).map((pair) => ({ ...pair, atMost: apart(pair.sire, pair.dam) })))
      ;[at, isApart] = [0, true]
    }
    const { atMost: bound, ...pair } = waiting[at] as Bounded
    const last = best.at(search.most - 1)
    if (last && bound < toNumber(last)) break
    const probability = exact(pair.sire, pair.dam)
    if (isZero(probability)) continue
    found.push({ ...pair, probability })
    if (!last || compare(probability, last) > 0)
      best = [...best, probability].sort((a, b) => compare(b, a)).slice(0, search.most)
  }
  return found.sort(inOrder).slice(0, search.most)
}

const byBound = (pairs: readonly Bounded[]): Bounded[] => pairs.toSorted((a, b) => b.atMost - a.atMost)

const inOrder = (a: RankedPair, b: RankedPair): number =>
  compare(b.probability, a.probability) ||
  a.inbreeding - b.inbreeding ||
  a.sire.animalId - b.sire.animalId ||
  a.dam.animalId - b.dam.animalId

/** Pairs that may give what is hoped for, by falling bound. */
function boundedPairs(
  family: Family,
  { males, females, mostInbreeding }: PairSearch,
  atMost: (sire: Candidate, dam: Candidate) => number,
): Bounded[] {
  const byNumber = (some: readonly Candidate[]) => some.toSorted((a, b) => a.animalId - b.animalId)
  const dams = byNumber(females)
  const possible = byNumber(males).flatMap((sire) =>
    dams.flatMap((dam) => {
      const bound = atMost(sire, dam)
      return bound === 0 ? [] : [{ sire, dam, atMost: bound }]
    }),
  )
  const inbreeding = inbreedingOfPairs(family, possible)
  return byBound(
    possible
      .map((pair, at): Bounded => ({ ...pair, inbreeding: inbreeding[at] ?? 0 }))
      .filter((pair) => mostInbreeding === null || pair.inbreeding <= mostInbreeding),
  )
}

type Paired = Pick<Candidate, 'animalId'>

/** The inbreeding of the young of pairs, in their order, counted over the ancestors of all of these at once. */
export function inbreedingOfPairs(
  { members, placeOf }: Family,
  pairs: readonly { readonly sire: Paired; readonly dam: Paired }[],
): number[] {
  const parents = pairs.flatMap(({ sire, dam }) => [sire.animalId, dam.animalId])
  const line = new Set(parents.flatMap((id) => placeOf.get(id) ?? []))
  for (const place of line)
    for (const parent of [members[place]?.father ?? -1, members[place]?.mother ?? -1])
      if (parent >= 0) line.add(parent)
  const idOf = (place: number): number | null => members[place]?.id ?? null
  const known = [...line].map((place) => ({
    id: members[place]?.id ?? 0,
    fatherId: idOf(members[place]?.father ?? -1),
    motherId: idOf(members[place]?.mother ?? -1),
  }))
  const first = known.reduce((last, { id }) => Math.max(last, id), 0) + 1
  const young = pairs.map(({ sire, dam }, at) => ({
    id: first + at,
    fatherId: sire.animalId,
    motherId: dam.animalId,
  }))
  const inbreeding = inbreedingOf([...known, ...young])
  return young.map(({ id }) => inbreeding.get(id) ?? 0)
}

/** What a ranked pair gives: the target, with so many eggs, what is lost, and what is known against it. */
export type PairOdds = {
  readonly target: TargetOdds
  readonly lost: Fraction
  readonly warnings: readonly Warning[]
}

export function oddsOfPair(
  family: Family,
  wishes: Wishes,
  { sire, dam }: Pick<RankedPair, 'sire' | 'dam'>,
  eggs: number | null,
): PairOdds {
  const pair = pairOf(family, { sire, dam })
  const crosses = crossesOf(family.genome, pair, ensureTraits)
  return {
    target: wishOddsOf(crosses, { ...wishes, eggs }),
    lost: lostShare(crosses),
    warnings: warningsOf(family.genome, crosses, pair),
  }
}
