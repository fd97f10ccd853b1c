import { type Cross, chanceOf, lostShare, type ParentState, youngOf } from './crossing.rules.ts'
import {
  add,
  compare,
  complement,
  divide,
  type Fraction,
  fraction,
  half,
  isOne,
  isZero,
  multiply,
  one,
  power,
  subtract,
  sum,
  writeFraction,
  zero,
} from './fraction.ts'
import type { Gene, Sex } from './gene.ts'
import { unclearTarget } from './genetics.errors.ts'
import { mostEggs } from './genetics-limits.rules.ts'
import { tooManyAlleles, unknownGene } from './genotype.errors.ts'
import { mostAlleles, traitsAt } from './genotype.rules.ts'
import { shownTraits } from './goal.rules.ts'
import {
  type Allele,
  copiesIn,
  type Genome,
  isCompound,
  isLethal,
  isRecessive,
  type Locus,
  lookOf,
  type Pair,
} from './locus.rules.ts'
import type { Trait } from './trait.ts'

/** What is hoped for: looks and hets by locus, other loci free, and a sex where one is named (GEN-31). */
export type Target = { readonly traits: readonly Trait[]; readonly sex: Sex | null }

export type TargetOdds = {
  readonly probability: Fraction
  /** Among those that hatch; null where none of the looks asked for does. */
  readonly ofHatchlings: Fraction | null
  readonly expected: Fraction | null
  readonly atLeastOne: Fraction | null
  /** The fewest eggs that bring it with nine chances of ten; null beyond `mostEggs`. */
  readonly eggsFor90: number | null
}

const wanted90 = fraction(9, 10)

/** What is hoped for at one locus. */
export type Wish = { readonly locus: Locus; readonly isMet: (pair: Pair) => boolean }

/** What is hoped for, by locus, and of which sex. */
export type Wishes = { readonly wishes: readonly Wish[]; readonly sex: Sex | null }

/** Parents of one kind by what they give: the chance of the target among sons and among daughters. */
type Kind = { readonly sons: Fraction; readonly daughters: Fraction; readonly share: Fraction }

/** How likely a target comes of crosses that cover all loci of both parents. */
export const targetOddsOf = (
  genome: Genome,
  crosses: readonly Cross[],
  { target, eggs }: { readonly target: Target; readonly eggs: number | null },
): TargetOdds => wishOddsOf(crosses, { ...wishesFor(genome, target), eggs })

/** The wishes that a target stands for; throws where it is not clear. */
export const wishesFor = (genome: Genome, target: Target): Wishes => ({
  wishes: wishesOf(genome, target),
  sex: sexOf(target),
})

/** How likely wishes come true of crosses that cover all loci of both parents. */
export function wishOddsOf(
  crosses: readonly Cross[],
  { wishes, sex, eggs }: Wishes & { readonly eggs: number | null },
): TargetOdds {
  const sexes: readonly Sex[] = sex ? [sex] : ['male', 'female']
  const inEggs = (counts: (cross: Cross, pair: Pair) => boolean): Fraction =>
    sum(sexes.map((sex) => multiply(half, overLoci(crosses, sex, counts))))
  const isMet = (cross: Cross, pair: Pair): boolean =>
    wishes.every(({ locus, isMet }) => locus.id !== cross.locus.id || isMet(pair))
  const isCarried = wishes.every(({ locus }) => crosses.some((cross) => cross.locus.id === locus.id))
  const probability = isCarried ? inEggs(isMet) : zero
  const hatched = isCarried
    ? inEggs((cross, pair) => isMet(cross, pair) && !isLethal(pair, cross.locus))
    : zero
  const living = complement(lostShare(crosses))
  const kinds = isCarried ? kindsOf(crosses, wishes, sex) : []
  return {
    probability,
    ofHatchlings:
      isZero(living) || (isZero(hatched) && !isZero(probability)) ? null : divide(hatched, living),
    expected: eggs === null ? null : multiply(fraction(eggs), probability),
    atLeastOne: eggs === null ? null : atLeastOne(kinds, eggs),
    eggsFor90: isZero(probability) ? null : eggsFor90(kinds),
  }
}

const overLoci = (
  crosses: readonly Cross[],
  sex: Sex,
  counts: (cross: Cross, pair: Pair) => boolean,
): Fraction =>
  crosses.reduce(
    (all, cross) =>
      multiply(
        all,
        chanceOf(sex === 'male' ? cross.sons : cross.daughters, (pair) => counts(cross, pair)),
      ),
    one,
  )

/** Only a male is a maker. */
const sexOf = ({ traits, sex }: Target): Sex | null => (traits.some(({ maker }) => maker) ? 'male' : sex)

/** What a target asks of each locus; throws where it is not clear. */
function wishesOf(genome: Genome, { traits, sex }: Target): Wish[] {
  for (const { gene, copies, chance } of traits) {
    const known = genome.genesById.get(gene)
    if (!known) throw unknownGene('target', gene)
    if (!copies || !isOne(chance)) throw unclearTarget()
  }
  if (traits.length === 0 && sex === null) throw unclearTarget()
  return genome.loci.flatMap((locus) => {
    const here = traitsAt(locus, traits)
    if (here.length === 0) return []
    if (mostAlleles(here) > 2)
      throw tooManyAlleles(
        'target',
        here.map(({ gene }) => genome.genesById.get(gene)?.name ?? gene),
      )
    return [{ locus, isMet: wishAt(locus, here) }]
  })
}

/** What shows must look the same; of a het there is exactly one copy; a maker has his copy from the parent asked for. */
function wishAt(locus: Locus, traits: readonly Trait[]): (pair: Pair) => boolean {
  const asked = traits.flatMap(({ gene, copies }) => {
    const found = locus.genes.find(({ id }) => id === gene)
    return found ? Array<Gene>(copies ?? 0).fill(found) : []
  })
  const [a, b] = asked
  const isOneLook = a !== undefined && b !== undefined && (a.id === b.id || isCompound(locus, a, b))
  const hets = isOneLook ? [] : asked.filter(isRecessive)
  const [first, second = 'wild']: Allele[] = isOneLook ? asked : asked.filter((gene) => !isRecessive(gene))
  const look = first ? lookOf([first, second], locus) : null
  const maker = traits.find((trait) => trait.maker)
  return (pair) =>
    (look === null || lookOf(pair, locus) === look) &&
    hets.every(({ id }) => copiesIn(pair, id) === 1) &&
    (!maker || isFrom(maker, pair))
}

/** Whether a pair has its one copy from the parent that makes it this maker. */
const isFrom = ({ gene, maker }: Trait, pair: Pair): boolean =>
  copiesIn(pair, gene) === 1 && copiesIn([pair[maker === 'male' ? 0 : 1]], gene) === 1

/**
 * The parents by what they may be, never by their mean: who is not het gives no visual, however many eggs there are. What
 * gives the same chance counts as one, so that possible hets at many loci stay few kinds.
 */
function kindsOf(crosses: readonly Cross[], wishes: readonly Wish[], sex: Sex | null): Kind[] {
  let kinds: Kind[] = [
    { sons: sex === 'female' ? zero : one, daughters: sex === 'male' ? zero : one, share: one },
  ]
  for (const { locus, isMet } of wishes) {
    const cross = crosses.find((one) => one.locus.id === locus.id)
    const here = mergedKinds((cross?.parents ?? []).map((parents) => kindAt(locus, parents, isMet)))
    kinds = mergedKinds(
      kinds.flatMap((kind) =>
        here.map(({ sons, daughters, share }) => ({
          sons: multiply(kind.sons, sons),
          daughters: multiply(kind.daughters, daughters),
          share: multiply(kind.share, share),
        })),
      ),
    )
  }
  return kinds
}

const kindAt = (locus: Locus, parents: ParentState, isMet: (pair: Pair) => boolean): Kind => {
  const sons = chanceOf(youngOf(locus, parents, 'male'), isMet)
  const daughters = locus.linkage === 'autosomal' ? sons : chanceOf(youngOf(locus, parents, 'female'), isMet)
  return { sons, daughters, share: parents.chance }
}

function mergedKinds(kinds: readonly Kind[]): Kind[] {
  const byKey = new Map<string, Kind>()
  for (const kind of kinds) {
    const key = `${writeFraction(kind.sons)} ${writeFraction(kind.daughters)}`
    const before = byKey.get(key)
    byKey.set(key, before ? { ...before, share: add(before.share, kind.share) } : kind)
  }
  return [...byKey.values()]
}

/** The chance that an egg of this kind of parents is what is hoped for. */
const chanceOfKind = ({ sons, daughters }: Kind): Fraction => multiply(half, add(sons, daughters))

function atLeastOne(kinds: readonly Kind[], eggs: number): Fraction {
  let chance = zero
  for (const kind of kinds) {
    const none = power(complement(chanceOfKind(kind)), eggs)
    chance = add(chance, multiply(kind.share, subtract(one, none)))
  }
  return chance
}

function eggsFor90(kinds: readonly Kind[]): number | null {
  if (compare(atLeastOne(kinds, mostEggs), wanted90) < 0) return null
  let [fewest, enough] = [1, mostEggs]
  while (fewest < enough) {
    const middle = (fewest + enough) >> 1
    if (compare(atLeastOne(kinds, middle), wanted90) < 0) fewest = middle + 1
    else enough = middle
  }
  return fewest
}

/** Whether young of an outcome may be what is hoped for: all that should be seen is, and a het is carried. */
export function mayBeGoal(
  genome: Genome,
  outcome: { readonly traits: readonly Trait[]; readonly sex: Target['sex'] },
  goal: Target,
): boolean {
  if (goal.sex && outcome.sex && goal.sex !== outcome.sex) return false
  const [seen, hoped] = [shownTraits(genome, outcome.traits), shownTraits(genome, goal.traits)]
  return genome.loci.every((locus) => {
    const wanted = traitsAt(locus, hoped)
    const hets = traitsAt(locus, goal.traits).filter(
      ({ gene }) => !wanted.some((trait) => trait.gene === gene),
    )
    return (
      (wanted.length === 0 || isSame(wanted, traitsAt(locus, seen))) &&
      hets.every(({ gene }) => outcome.traits.some((trait) => trait.gene === gene && trait.copies === 1))
    )
  })
}

const isSame = (a: readonly Trait[], b: readonly Trait[]): boolean =>
  a.length === b.length &&
  a.every(({ gene, copies }) => b.some((other) => other.gene === gene && other.copies === copies))
