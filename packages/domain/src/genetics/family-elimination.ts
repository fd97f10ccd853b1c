import { type Summed, sumOut, type Table } from './family-table.ts'

/** What an elimination may take: entries of its largest table, and of all of them. */
export type Ceiling = { readonly table: number; readonly total: number }

/** No table of an elimination has more entries (GEN-44); all together may be as large as four of these. */
export const exactCeiling: Ceiling = { table: 65_536, total: 262_144 }
/** What is left where births are cut anyway: the nearest ones tell the most, so few of them do. */
export const cutCeiling: Ceiling = { table: 243, total: 2048 }
/** What is left once a search has spent its effort. */
export const spentCeiling: Ceiling = { table: 81, total: 512 }

/** Who is summed out one after another, and how many entries that takes. */
export type Elimination = { readonly places: readonly number[]; readonly total: number }

/** Who is in a table together, by their places. */
export type Scope = readonly number[]

/**
 * The order in which all but those kept are summed out, each time the one whose table is smallest, ties by place. Null where
 * that takes more than the ceiling.
 */
export function eliminationOrder(
  scopes: readonly Scope[],
  sizeOf: (place: number) => number,
  { kept, ceiling }: { readonly kept: readonly number[]; readonly ceiling: Ceiling },
): Elimination | null {
  const neighbours = neighboursIn(scopes)
  const sizes = new Map([...neighbours.keys()].map((place) => [place, sizeOf(place)]))
  const costOf = (place: number): number => {
    let cost = sizes.get(place) ?? 1
    for (const other of neighbours.get(place) ?? []) cost *= sizes.get(other) ?? 1
    return cost
  }
  const waiting = new Waiting()
  const isKept = new Set(kept)
  for (const place of neighbours.keys()) if (!isKept.has(place)) waiting.put(place, costOf(place))
  const places: number[] = []
  let total = 0
  for (let next = waiting.take(); next; next = waiting.take()) {
    total += next.cost
    if (next.cost > ceiling.table || total > ceiling.total) return null
    places.push(next.place)
    for (const other of connect(neighbours, next.place))
      if (!isKept.has(other)) waiting.put(other, costOf(other))
  }
  return { places, total }
}

function neighboursIn(scopes: readonly Scope[]): Map<number, Set<number>> {
  const neighbours = new Map<number, Set<number>>()
  for (const scope of scopes)
    for (const place of scope) {
      const here = neighbours.get(place) ?? new Set()
      neighbours.set(place, here)
      for (const other of scope) if (other !== place) here.add(other)
    }
  return neighbours
}

/** Takes an animal out and makes those beside it neighbours of each other; answers these. */
function connect(neighbours: Map<number, Set<number>>, place: number): number[] {
  const beside = [...(neighbours.get(place) ?? [])]
  neighbours.delete(place)
  for (const one of beside) {
    const here = neighbours.get(one)
    here?.delete(place)
    for (const other of beside) if (other !== one) here?.add(other)
  }
  return beside
}

type Candidate = { readonly place: number; readonly cost: number }

const isBefore = (a: Candidate, b: Candidate): boolean =>
  a.cost < b.cost || (a.cost === b.cost && a.place < b.place)

/** Those not yet summed out, the cheapest first: a binary heap in which outdated costs are passed over. */
class Waiting {
  readonly #heap: Candidate[] = []
  readonly #costs = new Map<number, number>()

  put(place: number, cost: number): void {
    if (this.#costs.get(place) === cost) return
    this.#costs.set(place, cost)
    const heap = this.#heap
    let at = heap.push({ place, cost }) - 1
    for (let above = (at - 1) >> 1; at > 0; above = (at - 1) >> 1) {
      if (!this.#swapIfBefore(at, above)) return
      at = above
    }
  }

  take(): Candidate | undefined {
    for (let best = this.#shift(); best; best = this.#shift())
      if (this.#costs.get(best.place) === best.cost) {
        this.#costs.delete(best.place)
        return best
      }
    return undefined
  }

  #shift(): Candidate | undefined {
    const heap = this.#heap
    const [best, last] = [heap[0], heap.pop()]
    if (heap.length === 0 || !last) return best
    heap[0] = last
    for (let at = 0; ; ) {
      const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]]
      const below = right && left && isBefore(right, left) ? 2 * at + 2 : 2 * at + 1
      if (!left || !this.#swapIfBefore(below, at)) return best
      at = below
    }
  }

  #swapIfBefore(at: number, above: number): boolean {
    const [one, other] = [this.#heap[at], this.#heap[above]]
    if (!one || !other || !isBefore(one, other)) return false
    this.#heap[above] = one
    this.#heap[at] = other
    return true
  }
}

/** Sums tables over everybody in an order; what was taken out of the values is listed. */
export function eliminate(
  tables: readonly Table[],
  { places }: Pick<Elimination, 'places'>,
): { readonly table: Table; readonly contents: readonly bigint[] } {
  const holding = new Map<number, Set<Table>>()
  const left = new Set<Table>()
  const hold = (table: Table): void => {
    left.add(table)
    for (const place of table.places) holding.set(place, (holding.get(place) ?? new Set()).add(table))
  }
  for (const table of tables) hold(table)
  const contents: bigint[] = []
  const sum = (some: readonly Table[], out: number | null): Summed => {
    const summed = sumOut(some, out)
    if (summed.content > 1n) contents.push(summed.content)
    return summed
  }
  for (const place of places) {
    const here = [...(holding.get(place) ?? [])]
    for (const table of here) {
      left.delete(table)
      for (const other of table.places) holding.get(other)?.delete(table)
    }
    hold(sum(here, place).table)
  }
  return { table: sum([...left], null).table, contents }
}
