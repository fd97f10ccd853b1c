import type { Cross, YoungPair } from './crossing.rules.ts'
import {
  add,
  compare,
  divide,
  type Fraction,
  half,
  isZero,
  multiply,
  one,
  subtract,
  zero,
} from './fraction.ts'
import type { Sex } from './gene.ts'
import { copiesIn, genesIn, isLethal, type Locus, lookOf } from './locus.rules.ts'
import type { Maker, Trait } from './trait.ts'

/** All young that look alike at one locus. */
type LocusLook = {
  readonly chance: Fraction
  readonly isLethal: boolean
  /** What these young carry here, with its chances among them. */
  readonly traits: readonly Trait[]
}

/** All young that look alike: the chance is that of an egg, and the traits hold among these young (GEN-27). */
export type Outcome = {
  readonly sex: Sex | null
  readonly probability: Fraction
  readonly isLethal: boolean
  readonly traits: readonly Trait[]
}

/** The likeliest outcomes, and how many looks and what chance remain (GEN-29). */
export type Outcomes = {
  readonly shown: readonly Outcome[]
  readonly looks: number
  readonly rest: { readonly looks: number; readonly probability: Fraction }
}

/** The looks of young of one sex, or of both, as one choice for each locus. */
type Tree = {
  readonly sex: Sex | null
  readonly share: Fraction
  readonly choices: readonly (readonly LocusLook[])[]
}

type Node = { readonly tree: Tree; readonly path: readonly number[]; readonly chance: Fraction }

/** Lists the likeliest outcomes of crosses at independent loci, at most as many as asked. */
export function outcomesOf(crosses: readonly Cross[], limit: number): Outcomes {
  const trees = treesOf(crosses)
  const looks = trees.reduce(
    (all, { choices }) => all + choices.reduce((each, { length }) => each * length, 1),
    0,
  )
  const shown = likeliest(trees, limit).map(outcomeOf)
  const probability = shown.reduce((left, outcome) => subtract(left, outcome.probability), one)
  return { shown, looks, rest: { looks: looks - shown.length, probability } }
}

function treesOf(crosses: readonly Cross[]): Tree[] {
  const tree = (sex: Sex | null, share: Fraction): Tree => ({
    sex,
    share,
    choices: crosses.map(({ locus, sons, daughters }) =>
      looksOf(locus, sex === 'female' ? daughters : sons, sex),
    ),
  })
  return crosses.some(({ isSexed }) => isSexed)
    ? [tree('male', half), tree('female', half)]
    : [tree(null, one)]
}

/** The looks of a locus, the likeliest first, ties in the order of the catalogue with the wild type last. */
function looksOf(locus: Locus, young: readonly YoungPair[], sex: Sex | null): LocusLook[] {
  const byLook = new Map<string, YoungPair[]>()
  for (const one of young) {
    const look = lookOf(one.pair, locus)
    byLook.set(look, [...(byLook.get(look) ?? []), one])
  }
  return [...byLook]
    .map(([look, pairs]) => {
      const chance = pairs.reduce((all, one) => add(all, one.chance), zero)
      const isDead = pairs.every(({ pair }) => isLethal(pair, locus))
      const traits = traitsOf(locus, { pairs, chance, sex })
      return { look: { chance, isLethal: isDead, traits }, rank: rankOf(look, locus) }
    })
    .sort((a, b) => compare(b.look.chance, a.look.chance) || a.rank - b.rank)
    .map(({ look }) => look)
}

/** Two copies, then a compound, then one copy, then nothing, each by the place of its first gene. */
function rankOf(look: string, locus: Locus): number {
  const shown = look.split(/[+/!]/).filter(Boolean)
  const [first = locus.genes.length, second = locus.genes.length] = shown.map((id) =>
    locus.genes.findIndex((gene) => gene.id === id),
  )
  return first * (locus.genes.length + 1) + second
}

/**
 * Best first without listing all: a path says which look is taken at each locus, and the one before it, with its last step
 * taken back, is never less likely. So each path is reached once, from one that was listed already. Equal chances come by
 * their paths, which follow the catalogue.
 */
function likeliest(trees: readonly Tree[], limit: number): Node[] {
  const waiting = trees
    .map((tree) =>
      nodeAt(
        tree,
        tree.choices.map(() => 0),
      ),
    )
    .sort(inOrder)
  const found: Node[] = []
  for (let best = waiting.shift(); best && found.length < limit; best = waiting.shift()) {
    found.push(best)
    for (const next of nextOf(best)) insert(waiting, next)
    // What stands behind as many as may still be shown is never reached.
    waiting.length = Math.min(waiting.length, limit - found.length)
  }
  return found
}

const nodeAt = (tree: Tree, path: readonly number[]): Node => ({
  tree,
  path,
  chance: path.reduce(
    (all, at, place) => multiply(all, tree.choices[place]?.[at]?.chance ?? zero),
    tree.share,
  ),
})

function nextOf({ tree, path, chance }: Node): Node[] {
  const last = path.findLastIndex((at) => at > 0)
  return path.flatMap((at, place) => {
    const choice = tree.choices[place]
    const [before, after] = [choice?.[at], choice?.[at + 1]]
    if (place < last || !before || !after) return []
    const stepped = multiply(divide(chance, before.chance), after.chance)
    return [{ tree, path: path.with(place, at + 1), chance: stepped }]
  })
}

function inOrder(a: Node, b: Node): number {
  const byChance = compare(b.chance, a.chance)
  if (byChance !== 0) return byChance
  const differs = a.path.findIndex((at, place) => at !== b.path[place])
  return differs < 0 ? 0 : (a.path[differs] ?? 0) - (b.path[differs] ?? 0)
}

function insert(sorted: Node[], node: Node): void {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const other = sorted[middle]
    if (other && inOrder(other, node) <= 0) low = middle + 1
    else high = middle
  }
  sorted.splice(low, 0, node)
}

function outcomeOf({ tree, path, chance }: Node): Outcome {
  const looks = path.flatMap((at, place) => tree.choices[place]?.[at] ?? [])
  return {
    sex: tree.sex,
    probability: chance,
    isLethal: looks.some((look) => look.isLethal),
    traits: looks.flatMap(({ traits }) => traits),
  }
}

/** Young of one look at a locus, and of which sex they are. */
type Alike = {
  readonly pairs: readonly YoungPair[]
  readonly chance: Fraction
  readonly sex: Sex | null
}

/** What young of one look carry at its locus, with their chances among these. */
function traitsOf(locus: Locus, { pairs, chance, sex }: Alike): Trait[] {
  return locus.genes.flatMap((gene): Trait[] => {
    const share = (copies: number) =>
      pairs
        .filter(({ pair }) => copiesIn(pair, gene.id) === copies)
        .reduce((all, each) => add(all, each.chance), zero)
    const [single, double] = [share(1), share(2)]
    if (!isZero(double))
      return [{ gene: gene.id, copies: 2, chance: divide(double, chance), maker: null, percent: null }]
    if (isZero(single)) return []
    const maker = sex === 'male' && locus.linkage === 'recombining' ? makerOf(pairs, gene.id) : null
    return [{ gene: gene.id, copies: 1, chance: divide(single, chance), maker, percent: null }]
  })
}

/** From which parent these sons have their copy, where all have it from the same one (GEN-30). */
function makerOf(pairs: readonly YoungPair[], geneId: string): Maker | null {
  const carriers = pairs.filter(({ pair }) => copiesIn(pair, geneId) > 0)
  const fromFather = carriers.filter(
    ({ pair: [allele] }) => typeof allele === 'object' && allele.id === geneId,
  )
  if (fromFather.length === carriers.length) return 'male'
  return fromFather.length === 0 ? 'female' : null
}

/** Whether a locus has anything to tell of young. */
export const isCarried = ({ locus, sons, daughters }: Cross): boolean =>
  [...sons, ...daughters].some(({ pair }) => genesIn(pair, locus).length > 0)
