/**
 * Inbreeding and kinship, exact, for any number of animals.
 *
 * Wright's coefficient of inbreeding F is the probability that the two genes of an animal at one place are copies of
 * the same gene of an ancestor (S. Wright, "Coefficients of inbreeding and relationship", The American Naturalist 56,
 * 1922, 330–338). It is counted by the method of T. H. E. Meuwissen and Z. Luo ("Computing inbreeding coefficients in
 * large populations", Genetics Selection Evolution 24, 1992, 305–313): with L the shares of an animal's genes that come
 * from each ancestor and D the share that is drawn anew with each birth, 1 + F is the sum of L² · D over all ancestors.
 * Unknown parents count as founders that are related to nobody.
 */

/** An animal and its parents by their numbers; a parent that is not among the animals given counts as unknown. */
export type Parentage = {
  readonly id: number
  readonly fatherId: number | null
  readonly motherId: number | null
}

/**
 * Animals in an order in which parents stand before their children, and their parents as places in that order. The
 * first place is the stranger's, who stands for every unknown parent.
 */
export type Pedigree = {
  readonly size: number
  readonly ids: Float64Array
  readonly sires: Int32Array
  readonly dams: Int32Array
}

export const stranger = 0

/**
 * The coefficient of inbreeding of each animal by its number, from 0 to 1: of a child of full sibs it is 0.25. Throws a
 * RangeError where an animal is its own ancestor.
 */
export function inbreedingOf(animals: readonly Parentage[]): Map<number, number> {
  const pedigree = inOrder(animals)
  const { inbreeding } = countInbreeding(pedigree)
  const byId = new Map<number, number>()
  for (let place = 1; place < pedigree.size; place++)
    byId.set(pedigree.ids[place] ?? 0, inbreeding[place] ?? 0)
  return byId
}

/**
 * The coefficient of inbreeding of one animal, given with all of its ancestors and nobody else. Throws a RangeError where
 * an animal is its own ancestor.
 */
export function inbreedingOfLine(line: readonly Parentage[], id: number): number {
  return isBranching(line) ? 0 : (inbreedingOf(line).get(id) ?? 0)
}

/**
 * Whether everyone but the animal itself is the parent of exactly one of the line: then there are as many links as
 * ancestors, no two ways up meet, and nothing needs to be counted. So it is for most animals.
 */
function isBranching(line: readonly Parentage[]): boolean {
  const ids = new Set(line.map(({ id }) => id))
  const parents = line.flatMap(({ fatherId, motherId }) => [fatherId ?? 0, motherId ?? 0])
  const links = parents.filter((parent) => ids.has(parent))
  return links.length === ids.size - 1
}

/**
 * The coefficient of kinship of two animals, which is the inbreeding that a child of both would have: 0.25 for full
 * sibs, 0.5 for an animal and itself where it is not inbred. Animals that are not among those given are related to nobody.
 */
export function kinshipOf(animals: readonly Parentage[], one: number, other: number): number {
  if (one === other) return (1 + (inbreedingOf(animals).get(one) ?? 0)) / 2
  const child = animals.reduce((last, { id }) => Math.max(last, id), 0) + 1
  return inbreedingOf([...animals, { id: child, fatherId: one, motherId: other }]).get(child) ?? 0
}

/** What is counted of each place of a pedigree. */
export type Counted = {
  /** The coefficient of inbreeding; -1 of the stranger, with whom the formula for two known parents serves for founders. */
  readonly inbreeding: Float64Array
  /** The share of an animal's genes that is drawn anew with its birth. */
  readonly drawn: Float64Array
}

export function countInbreeding({ size, sires, dams }: Pedigree): Counted {
  const inbreeding = new Float64Array(size)
  const drawn = new Float64Array(size)
  const shares = new Float64Array(size)
  // With this the formula for two known parents serves for founders too: all of their genes are drawn anew.
  inbreeding[stranger] = -1
  // Full sibs are inbred alike, so each pair of parents is counted once.
  const ofPairs = new Map<number, number>()
  for (let place = 1; place < size; place++) {
    const sire = sires[place] ?? stranger
    const dam = dams[place] ?? stranger
    const ownDrawn = 0.5 - 0.25 * ((inbreeding[sire] ?? 0) + (inbreeding[dam] ?? 0))
    drawn[place] = ownDrawn
    if (sire === stranger || dam === stranger) continue
    const pair = Math.min(sire, dam) * size + Math.max(sire, dam)
    let ofPair = ofPairs.get(pair)
    if (ofPair === undefined) {
      ofPair = sumOverAncestors({ sires, dams, drawn, shares }, sire, dam) + ownDrawn - 1
      ofPairs.set(pair, ofPair)
    }
    inbreeding[place] = ofPair
  }
  return { inbreeding, drawn }
}

type Work = Pick<Pedigree, 'sires' | 'dams'> & {
  /** Of each animal before the child: the share of its genes that is drawn anew with its birth. */
  readonly drawn: Float64Array
  /** All 0 before and after. */
  readonly shares: Float64Array
}

/**
 * The sum of L² · D over all ancestors of a child of two animals. They are visited from the youngest to the oldest, so
 * that all of an ancestor's share has come together before it is handed on to its parents.
 */
function sumOverAncestors({ sires, dams, drawn, shares }: Work, sire: number, dam: number): number {
  let sum = 0
  shares[sire] = 0.5
  // Both are the same animal where one was bred to itself.
  shares[dam] = (shares[dam] ?? 0) + 0.5
  for (let place = Math.max(sire, dam); place > stranger; place--) {
    const share = shares[place] ?? 0
    if (share === 0) continue
    shares[place] = 0
    sum += share * share * (drawn[place] ?? 0)
    const father = sires[place] ?? stranger
    const mother = dams[place] ?? stranger
    shares[father] = (shares[father] ?? 0) + share / 2
    shares[mother] = (shares[mother] ?? 0) + share / 2
  }
  shares[stranger] = 0
  return sum
}

/** Puts parents before their children, generation by generation: each animal waits until its known parents have come. */
export function inOrder(animals: readonly Parentage[]): Pedigree {
  const given = placed(animals)
  const waitingFor = new Uint8Array(given.size)
  const { first, next } = childrenOf(given, waitingFor)
  const order: number[] = []
  for (let place = 1; place < given.size; place++) if (waitingFor[place] === 0) order.push(place)
  for (const parent of order) {
    // The children of a parent are chained: twice the place of a child, and one more where the parent is its dam.
    for (let child = first[parent] ?? 0; child > 0; child = next[child] ?? 0) {
      const place = child >> 1
      const left = (waitingFor[place] ?? 0) - 1
      waitingFor[place] = left
      if (left === 0) order.push(place)
    }
  }
  if (order.length < animals.length) throw new RangeError('An animal of this pedigree is its own ancestor')
  return placed(order.flatMap((place) => animals[place - 1] ?? []))
}

/** Chains the children of each animal, and counts the known parents of each. */
function childrenOf({ size, sires, dams }: Pedigree, waitingFor: Uint8Array) {
  const first = new Int32Array(size)
  const next = new Int32Array(2 * size)
  const chain = (parent: number, child: number): void => {
    if (parent === stranger) return
    next[child] = first[parent] ?? 0
    first[parent] = child
    waitingFor[child >> 1] = (waitingFor[child >> 1] ?? 0) + 1
  }
  for (let place = 1; place < size; place++) {
    chain(sires[place] ?? stranger, 2 * place)
    chain(dams[place] ?? stranger, 2 * place + 1)
  }
  return { first, next }
}

function placed(animals: readonly Parentage[]): Pedigree {
  const size = animals.length + 1
  const [ids, sires, dams] = [new Float64Array(size), new Int32Array(size), new Int32Array(size)]
  const places = new Map<number, number>()
  for (const [index, { id }] of animals.entries()) {
    ids[index + 1] = id
    places.set(id, index + 1)
  }
  for (const [index, { fatherId, motherId }] of animals.entries()) {
    sires[index + 1] = places.get(fatherId ?? 0) ?? stranger
    dams[index + 1] = places.get(motherId ?? 0) ?? stranger
  }
  return { size, ids, sires, dams }
}
