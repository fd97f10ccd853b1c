import { exactCeiling } from './family-elimination.ts'
import { stateAt } from './family-facts.ts'
import { unknown } from './family-index.ts'
import { type Birth, clear, type LocusFamily } from './family-locus.ts'
import type { Births, FamilySpace } from './family-space.ts'
import { sumOut, type Table, weightsOf } from './family-table.ts'
import type { Sex } from './gene.ts'

/** Those of a birth that are read. */
export const scopeOf = ({ father, mother, child }: Birth): number[] =>
  [father, mother, child ?? unknown].filter((place) => place >= 0)

type Weighed = { readonly state: number; readonly order: number; readonly ways: bigint }

/** States that founders of a sex may have, with e to the power of their genes. */
function foundersOf({ states }: FamilySpace, sex: Sex | null): Weighed[] {
  return states.flatMap((state, at) =>
    state.isLethal || (sex && state.sex && state.sex !== sex)
      ? []
      : [{ state: at, order: state.rare, ways: state.ways }],
  )
}

/** What a parent may be: each state of one that is read, all together of one that is not. */
export function choicesOf({ space, knownOf }: LocusFamily, parent: number, sex: Sex): Weighed[][] {
  if (parent === unknown) return [foundersOf(space, sex)]
  if (parent === clear) return [foundersOf(space, sex).filter(({ order }) => order === 0)]
  return knownOf(parent).allowed.map((state) => [{ state, order: 0, ways: 1n }])
}

/** The weights of a birth over those of it that are read. */
export function birthTable(view: LocusFamily, birth: Birth): Table {
  const { space } = view
  const known = birth.row ? view.knownOfRow(birth.row) : view.knownOf(birth.child ?? unknown)
  const births = known.isAlive ? space.laid : space.hatched
  const cells: Cell[] = []
  for (const father of choicesOf(view, birth.father, 'male'))
    for (const mother of choicesOf(view, birth.mother, 'female')) {
      const partsOf = partsBy(births, space.states.length, { father, mother })
      if (birth.row) cells.push(partsOf(known.allowed, birth.row.count))
      else cells.push(...known.allowed.map((state) => partsOf([state], 1)))
    }
  const places = scopeOf(birth)
  return tableOf(
    places,
    places.map((place) => view.knownOf(place).allowed.length),
    cells,
  )
}

type Cell = { readonly order: number; readonly value: bigint }

const tableOf = (places: readonly number[], sizes: readonly number[], cells: readonly Cell[]): Table => ({
  places,
  sizes,
  orders: cells.map(({ order }) => order),
  values: weightsOf(cells.map(({ value }) => value)),
})

const nothing: Cell = { order: 0, value: 0n }

/** The lowest order of two, equal ones added. */
const plus = (a: Cell, b: Cell): Cell => {
  if (b.value === 0n || (a.value > 0n && a.order < b.order)) return a
  return a.value === 0n || b.order < a.order ? b : { order: a.order, value: a.value + b.value }
}

type Meeting = { readonly father: readonly Weighed[]; readonly mother: readonly Weighed[] }

/** The weight of so many young, all of these parents, that have any of some states. */
const partsBy =
  ({ parts }: Births, size: number, { father, mother }: Meeting) =>
  (states: readonly number[], count: number): Cell => {
    let cell = nothing
    for (const his of father)
      for (const hers of mother) {
        const row = (his.state * size + hers.state) * size
        const part = states.reduce((all, state) => all + (parts[row + state] ?? 0n), 0n)
        const value = (count === 1 ? part : part ** BigInt(count)) * his.ways * hers.ways
        cell = plus(cell, { order: his.order + hers.order, value })
      }
    return cell
  }

/** The weights of an animal whose links up don't count: a founder, or one whose belief counts. */
function founderTable({ space, knownOf, believes }: LocusFamily, place: number): Table {
  const { allowed, believed, isAlive } = knownOf(place)
  const isBelieved = believes(place)
  const whole = isBelieved ? [...(believed?.values() ?? [])].reduce((all, { d }) => all * d, 1n) : 1n
  const cells = allowed.map((at): Cell => {
    const { rare, ways, isLethal } = stateAt(space, at)
    const chance = isBelieved ? believed?.get(at) : undefined
    if (chance) return { order: 0, value: chance.n * (whole / chance.d) }
    // That a belief is wrong is as rare as a gene that nobody named.
    return isLethal && !isAlive ? nothing : { order: rare + Number(isBelieved), value: ways * whole }
  })
  return tableOf([place], [allowed.length], cells)
}

/** The weights that an animal's own birth gives it, with its parents. */
export function originTable(view: LocusFamily, place: number): Table {
  const birth = view.birthOf(place)
  const isFounder = birth.father === unknown && birth.mother === unknown
  return isFounder ? founderTable(view, place) : birthTable(view, birth)
}

const expected = new WeakMap<LocusFamily, Map<number, Table>>()

/**
 * The weights of an animal by its ancestors alone, each pair of parents taken as strangers: what takes the place of links
 * that are cut (GEN-44).
 */
export function expectedTable(view: LocusFamily, place: number): Table {
  const found = expected.get(view) ?? new Map<number, Table>()
  expected.set(view, found)
  const entered = new Set<number>()
  const waiting = [place]
  for (let at = waiting.at(-1); at !== undefined; at = waiting.at(-1)) {
    const { father, mother } = view.birthOf(at)
    const parents = [father, mother].filter((parent) => parent >= 0)
    const missing = entered.has(at) ? [] : parents.filter((parent) => !found.has(parent))
    entered.add(at)
    waiting.push(...missing)
    if (missing.length > 0) continue
    waiting.pop()
    const tables = parents.flatMap((parent) => found.get(parent) ?? [])
    found.set(at, found.get(at) ?? expectedOf(view, at, tables))
  }
  return found.get(place) ?? founderTable(view, place)
}

function expectedOf(view: LocusFamily, place: number, parents: readonly Table[]): Table {
  const scope = scopeOf(view.birthOf(place))
  const size = scope.reduce((all, one) => all * view.knownOf(one).allowed.length, 1)
  if (size > exactCeiling.table) return founderTable(view, place)
  let tables: readonly Table[] = [originTable(view, place), ...parents]
  for (const parent of scope) if (parent !== place) tables = [sumOut(tables, parent).table]
  const [table = founderTable(view, place)] = tables
  const lowest = Math.min(...table.orders.filter((_, at) => table.values[at]))
  return { ...table, orders: table.orders.map((order) => Math.max(0, order - lowest)) }
}
