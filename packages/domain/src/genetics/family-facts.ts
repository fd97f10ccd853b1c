import { type Evidence, facts } from './entry.ts'
import type { FamilyEntry } from './family.ts'
import type { FamilySpace, FamilyState } from './family-space.ts'
import { add, complement, type Fraction, half, isOne, isZero, multiply, one, zero } from './fraction.ts'
import type { Gene, Sex } from './gene.ts'
import { type Allele, copiesIn, isDominant, isRecessive, type Locus, lookOf } from './locus.rules.ts'

export const isFact = ({ evidence }: FamilyEntry): boolean =>
  (facts as readonly Evidence[]).includes(evidence)

/**
 * Whether an entry says more than facts do: parentage, what was stated, any chance, and two copies seen where they look like
 * one.
 */
export function isBelief(locus: Locus, entry: FamilyEntry): boolean {
  if (!isFact(entry) || !isOne(entry.chance)) return true
  const gene = locus.genes.find(({ id }) => id === entry.gene)
  return entry.evidence === 'visual' && entry.copies === 2 && gene !== undefined && isDominant(gene)
}

/** The entries of an animal about genes of a locus. */
export const entriesAt = (locus: Locus, entries: readonly FamilyEntry[]): FamilyEntry[] =>
  entries.filter(({ gene }) => locus.genes.some(({ id }) => id === gene))

const pairOf = ({ first, second }: FamilyState): readonly Allele[] => [first, second]

/** What is known of an animal, or of a young that was counted, at a locus. */
export type Known = {
  /** The states that the facts leave it, by their numbers. */
  readonly allowed: readonly number[]
  /** Its chances by its own word, by the numbers of states; null where its word is no belief or facts speak against it. */
  readonly believed: ReadonlyMap<number, Fraction> | null
  /** Whether it lives in a form that dies. */
  readonly isAlive: boolean
}

/** `entries` are those at the locus; null of who is not kept. */
export function knownOf(space: FamilySpace, sex: Sex | null, entries: readonly FamilyEntry[] | null): Known {
  const ofSex = space.states.flatMap((state, at) =>
    sex === null || state.sex === null || state.sex === sex ? [at] : [],
  )
  const isTrue = entries ? factsOf(space.locus, entries) : () => true
  const possible = ofSex.filter((at) => isTrue(stateAt(space, at)))
  const believed = entries?.some((entry) => isBelief(space.locus, entry))
    ? beliefOf(space, possible, entries)
    : null
  const said = believed ? [...believed.keys()] : possible
  const isAlive = said.length > 0 && said.every((at) => stateAt(space, at).isLethal)
  return {
    allowed: isAlive ? possible : possible.filter((at) => !stateAt(space, at).isLethal),
    believed: believed && !isAlive ? living(space, believed) : believed,
    isAlive,
  }
}

export function stateAt(space: FamilySpace, at: number): FamilyState {
  const state = space.states[at]
  if (!state) throw new RangeError('No such state at this locus')
  return state
}

/** Whether the facts of a kept animal leave a state (GEN-37). */
function factsOf(locus: Locus, entries: readonly FamilyEntry[]): (state: FamilyState) => boolean {
  const known = entries.filter(isFact)
  const looks = new Map<string, ReadonlySet<string>>()
  const looksOf = ({ sex, second }: FamilyState): ReadonlySet<string> => {
    const filler = second === 'none' ? 'none' : 'wild'
    const key = `${sex} ${filler}`
    const known =
      looks.get(key) ??
      looksOfEntries(
        locus,
        entries.map((entry) => within(second, entry)),
        filler,
      )
    looks.set(key, known)
    return known
  }
  return (state) =>
    known.every((fact) => agrees(within(state.second, fact), state, locus)) &&
    looksOf(state).has(lookOf(pairOf(state), locus))
}

/** Where a chromosome lacks the locus, two copies are the only one there is. */
const within = (second: Allele, entry: FamilyEntry): FamilyEntry =>
  second === 'none' && entry.copies === 2 ? { ...entry, copies: 1, chance: one } : entry

function agrees({ gene, copies, evidence, maker }: FamilyEntry, state: FamilyState, locus: Locus): boolean {
  const found = copiesIn(pairOf(state), gene)
  if (evidence === 'lab' && found !== copies) return false
  if (evidence === 'offspring' && (copies ? found < copies : found > 0)) return false
  return !maker || found !== 1 || isMade(maker, gene, state, locus)
}

/** Whether the one copy of a male lies on the chromosome that makes him this maker. */
function isMade(maker: 'male' | 'female', gene: string, state: FamilyState, locus: Locus): boolean {
  if (state.sex !== locus.oddSex || locus.oddSex !== 'male') return true
  return copiesIn([maker === 'male' ? state.second : state.first], gene) === 1
}

/**
 * All looks that the entries allow: what was seen, with or without what is only said. What a keeper says and doesn't see may
 * be hidden (GEN-Q03), but nothing shows that no entry has.
 */
function looksOfEntries(
  locus: Locus,
  entries: readonly FamilyEntry[],
  filler: 'wild' | 'none',
): ReadonlySet<string> {
  const seen = entries.filter(({ evidence, copies }) => evidence === 'visual' && copies)
  const said = locus.genes.flatMap(({ id }) => {
    const here = entries.filter(({ gene, copies }) => gene === id && copies)
    const most = here.toSorted((a, b) => (b.copies ?? 0) - (a.copies ?? 0))[0]
    return most && !seen.some(({ gene }) => gene === id) ? most : []
  })
  let held: Gene[][] = [[]]
  for (const entry of seen)
    held = held.flatMap((before) => copiesMeant(entry).map((n) => more(locus, before, entry, n)))
  const single = held.filter(([first, second]) => first && !second && isRecessive(first))
  const looks = new Set(single.flatMap(([first]) => (first ? lookOf([first, first], locus) : [])))
  for (const entry of said)
    held = held.flatMap((before) =>
      [0, 1, 2].filter((n) => n <= (entry.copies ?? 0)).map((n) => more(locus, before, entry, n)),
    )
  for (const genes of held) {
    const [first = 'wild', second = filler]: Allele[] = genes
    const isHidden = filler === 'wild' && genes.length === 1 && single.some(([only]) => only === first)
    if (genes.length <= 2 && !isHidden) looks.add(lookOf([first, second], locus))
  }
  return looks
}

const more = (locus: Locus, before: readonly Gene[], { gene }: FamilyEntry, times: number): Gene[] => {
  const found = locus.genes.find(({ id }) => id === gene)
  return found ? [...before, ...Array<Gene>(times).fill(found)] : [...before]
}

/** How many copies an entry may mean. */
const copiesMeant = ({ copies, chance }: FamilyEntry): number[] =>
  !copies ? [0] : isOne(chance) ? [copies] : [copies, copies - 1]

/** The entry that speaks for a gene: a belief before a fact, as facts are held against all states anyway. */
export function wordOf(locus: Locus, entries: readonly FamilyEntry[], gene: string): FamilyEntry | null {
  const here = entries.filter((entry) => entry.gene === gene)
  const first = (evidence: FamilyEntry['evidence']) => here.find((entry) => entry.evidence === evidence)
  return (
    first('parentage') ??
    first('stated') ??
    here.find((entry) => isBelief(locus, entry)) ??
    first('lab') ??
    first('offspring') ??
    first('visual') ??
    null
  )
}

/** The chances of states by the animal's own word, among those that facts leave; null where they leave none. */
function beliefOf(
  space: FamilySpace,
  possible: readonly number[],
  entries: readonly FamilyEntry[],
): ReadonlyMap<number, Fraction> | null {
  const words = space.genes.flatMap(({ id }) => wordOf(space.locus, entries, id) ?? [])
  const byCopies = possible.map((at) => ({ at, state: stateAt(space, at) }))
  const chances = new Map<number, Fraction>()
  for (const { at, state } of byCopies) {
    const chance = wordChance(space, words, state)
    if (!isZero(chance)) chances.set(at, chance)
  }
  return chances.size > 0 ? chances : null
}

/** How likely a state is by some entries, of all that have as many copies of each gene the share of its place. */
function wordChance(space: FamilySpace, words: readonly FamilyEntry[], state: FamilyState): Fraction {
  let chance = one
  for (const { id } of space.genes) {
    const found = copiesIn(pairOf(state), id)
    const given = words.find(({ gene }) => gene === id)
    const word = given && within(state.second, given)
    chance = multiply(chance, word ? ofCopies(word, found) : found === 0 ? one : zero)
    if (word?.maker && found === 1 && !isMade(word.maker, id, state, space.locus)) return zero
  }
  return isEitherWay(space.locus, words, state) ? multiply(chance, half) : chance
}

/** Whether the same genes may lie the other way round on the two kinds of sex chromosomes. */
const isEitherWay = (
  locus: Locus,
  words: readonly FamilyEntry[],
  { sex, first, second }: FamilyState,
): boolean =>
  sex !== null &&
  sex === locus.oddSex &&
  second !== 'none' &&
  first !== second &&
  !words.some(({ maker, gene }) => maker && copiesIn([first, second], gene) === 1)

/** The chance of so many copies by an entry. */
export function ofCopies({ copies, chance }: FamilyEntry, found: number): Fraction {
  if (!copies) return found === 0 ? one : zero
  return found === copies ? chance : found === copies - 1 ? complement(chance) : zero
}

function living(space: FamilySpace, chances: ReadonlyMap<number, Fraction>): ReadonlyMap<number, Fraction> {
  return new Map([...chances].filter(([at]) => !stateAt(space, at).isLethal))
}

/** The chances of no copy, one and two of a gene over weighed states. */
export function chancesOf(
  space: FamilySpace,
  weighed: Iterable<readonly [number, Fraction]>,
  gene: string,
): [Fraction, Fraction, Fraction] {
  const chances: [Fraction, Fraction, Fraction] = [zero, zero, zero]
  for (const [at, chance] of weighed) {
    const copies = copiesIn(pairOf(stateAt(space, at)), gene) as 0 | 1 | 2
    chances[copies] = add(chances[copies], chance)
  }
  return chances
}
