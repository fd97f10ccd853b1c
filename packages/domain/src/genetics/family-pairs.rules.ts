import type { ParentState } from './crossing.rules.ts'
import type { Family } from './family-index.ts'
import { readPair, readParent } from './family-states.ts'
import { add, type Fraction, isZero, multiply, zero } from './fraction.ts'
import type { Gene, Sex } from './gene.ts'
import { type AlleleState, statesAt, traitsAt } from './genotype.rules.ts'
import { copiesIn, type Locus } from './locus.rules.ts'
import type { PairTraits } from './odds.rules.ts'
import type { Maker, Trait } from './trait.ts'

/**
 * A parent of a pair: `id` of an animal that is read in its family, null of what a text alone tells; `traits` are what is
 * stated, which is taken as it is where no family is read and where its facts clash (GEN-40).
 */
export type PairParent = { readonly id: number | null; readonly traits: readonly Trait[] }

export type ParentPair = { readonly sire: PairParent; readonly dam: PairParent }

/** A pair as it reads now (GEN-25), and what both may carry together as kin (GEN-32). */
export function pairOf(family: Family, { sire, dam }: ParentPair): PairTraits {
  const pair = { sire: traitsNow(family, sire, 'male'), dam: traitsNow(family, dam, 'female') }
  if (sire.id === null && dam.id === null) return pair
  return { ...pair, together: (locus) => statesOfPair(family, { sire, dam }, locus) }
}

/** All that a pair may be together at a locus. */
export function statesOfPair(family: Family, { sire, dam }: ParentPair, locus: Locus): ParentState[] {
  const asKin =
    sire.id === null || dam.id === null ? null : readPair(family, { sireId: sire.id, damId: dam.id }, locus)
  if (asKin) return asKin
  const dams = statesNow(family, dam, 'female', locus)
  return statesNow(family, sire, 'male', locus).flatMap((his) =>
    dams.map((hers) => ({ sire: his, dam: hers, chance: multiply(his.chance, hers.chance) })),
  )
}

/** What a parent may be at a locus by its family; as stated where that clashes or there is none. */
export function statesNow(family: Family, { id, traits }: PairParent, sex: Sex, locus: Locus): AlleleState[] {
  const read = id === null ? null : readParent(family, id, sex, locus)
  return read ?? statesAt(locus, traits, sex)
}

/** What a parent carries by its family, and its tags. */
function traitsNow(family: Family, parent: PairParent, sex: Sex): Trait[] {
  const { genome } = family
  const { id, traits } = parent
  if (id === null) return [...traits]
  const carried = genome.loci.flatMap((locus) => {
    const states = readParent(family, id, sex, locus)
    if (!states) return traitsAt(locus, traits)
    return locus.genes.flatMap((gene) => traitIn(locus, states, { gene, sex }) ?? [])
  })
  return [...carried, ...traits.filter(({ gene }) => !genome.locusOf(gene))]
}

type Carried = { readonly gene: Gene; readonly sex: Sex }

/** A gene that some states have: two copies where one is certain, else one with the chance of any. */
function traitIn(locus: Locus, states: readonly AlleleState[], { gene, sex }: Carried): Trait | null {
  const share = (meets: (copies: number) => boolean): Fraction =>
    states
      .filter(({ first, second }) => meets(copiesIn([first, second], gene.id)))
      .reduce((all, { chance }) => add(all, chance), zero)
  const any = share((copies) => copies > 0)
  if (isZero(any)) return null
  const two = share((copies) => copies === 2)
  const isTwo = !isZero(two) && isZero(share((copies) => copies === 0))
  const maker = isTwo ? null : makerIn(locus, states, { gene, sex })
  return { gene: gene.id, copies: isTwo ? 2 : 1, chance: isTwo ? two : any, maker, percent: null }
}

/** The maker that a male is in every state. */
function makerIn(locus: Locus, states: readonly AlleleState[], { gene, sex }: Carried): Maker | null {
  if (locus.linkage !== 'recombining' || sex !== 'male' || locus.oddSex !== 'male') return null
  const held = states.filter(({ first, second }) => copiesIn([first, second], gene.id) > 0)
  if (held.every(({ first }) => copiesIn([first], gene.id) === 0)) return 'male'
  return held.every(({ second }) => copiesIn([second], gene.id) === 0) ? 'female' : null
}
