import { birthTable, expectedTable, originTable, scopeOf } from './family-births.ts'
import {
  type Ceiling,
  cutCeiling,
  eliminate,
  eliminationOrder,
  exactCeiling,
  spentCeiling,
} from './family-elimination.ts'
import { type CountedRow, unknown } from './family-index.ts'
import { type Birth, type LocusFamily, withoutKnowing } from './family-locus.ts'
import { exactValues, type Table, withoutAxes } from './family-table.ts'
import { type Fraction, fraction } from './fraction.ts'

/** What the family says of some animals at a locus. */
export type Joint = {
  /** Over these animals, by their places in rising order; all of it 0 where the facts can't all be true. */
  readonly table: Table
  /** Divisors of the table's values. */
  readonly contents: readonly bigint[]
  /** Whether links were cut. */
  readonly approximate: boolean
}

/**
 * The weights of all that some animals may be together, summed over everybody else, exactly; where that takes too large a
 * table, the births farthest away are cut (GEN-44).
 */
export function jointOf(view: LocusFamily, targets: readonly number[]): Joint {
  const { effort } = view
  const isSpent = effort.left <= 0
  const births = birthsAround(view, targets, isSpent ? nearest : Number.POSITIVE_INFINITY)
  const orderOf = orders(view, targets)
  const whole = orderOf(births, isSpent ? spentCeiling : exactCeiling)
  effort.left -= (whole?.total ?? perFailure) + births.length * perBirth
  if (whole) return { ...eliminate(tablesOf(view, targets, births), whole), approximate: isSpent }
  const ceiling = isSpent ? spentCeiling : cutCeiling
  const most = mostThatFit(births.length, (some) => orderOf(births.slice(0, some), ceiling) !== null)
  const near = births.slice(0, most)
  const order = orderOf(near, ceiling) ?? { places: [], total: 0 }
  effort.left -= order.total
  return { ...eliminate(tablesOf(view, targets, near), order), approximate: true }
}

/** How many births are looked for once the effort of a search is spent. */
const nearest = 16
/** What a birth takes beside the tables, in entries of these. */
const perBirth = 8
/** What it takes to find that there are too many loops. */
const perFailure = 16_384

const orders =
  (view: LocusFamily, targets: readonly number[]) => (births: readonly Birth[], ceiling: Ceiling) =>
    eliminationOrder(
      [
        ...targets.map((target) => [target]),
        ...births.map((birth) =>
          scopeOf(birth).filter((place) => targets.includes(place) || !isSingle(view, place)),
        ),
      ],
      (place) => view.knownOf(place).allowed.length,
      { kept: targets, ceiling },
    )

/**
 * How likely the young of an animal are what they are, given all else; null where that takes too large a table, and where
 * they are so only because of a gene that nobody named.
 */
export function chanceOfYoung(view: LocusFamily, place: number): Fraction | null {
  const open = withoutKnowing(view, place)
  const byKey = new Map(
    [...birthsAround(view, [place]), ...birthsAround(open, [place])].map((birth) => [
      birth.row ?? birth.child,
      birth,
    ]),
  )
  const births = [...byKey.values()]
  const totals = [view, open].map((one) => {
    const order = orders(one, [place])(births, exactCeiling)
    return order && totalOf(eliminate(tablesOf(one, [place], births), order))
  })
  const [some, all] = totals
  return !some || !all || all.value === 0n || some.order !== all.order
    ? null
    : fraction(some.value, all.value)
}

/** The sum of a table, with what was taken out of it. */
function totalOf({ table, contents }: Pick<Joint, 'table' | 'contents'>): { order: number; value: bigint } {
  const { order, values } = leading(table)
  const sum = values.reduce((all, value) => all + value, 0n)
  return { order, value: contents.reduce((all, content) => all * content, sum) }
}

/** The lowest order of a table, and its values of that order, others being 0. */
export function leading(table: Table): { order: number; values: bigint[] } {
  const { orders } = table
  const values = exactValues(table)
  let order = Number.POSITIVE_INFINITY
  for (const [at, value] of values.entries()) if (value > 0n) order = Math.min(order, orders[at] ?? order)
  return { order, values: values.map((value, at) => (orders[at] === order ? value : 0n)) }
}

/** The largest of a few numbers tried that fits: by doubling, then between the last two. */
function mostThatFit(all: number, fits: (most: number) => boolean): number {
  let most = 0
  let tooMany = 4
  while (tooMany < all && fits(tooMany)) [most, tooMany] = [tooMany, 2 * tooMany]
  tooMany = Math.min(tooMany, all)
  for (let tries = 0; tries < 5 && tooMany - most > 1; tries++) {
    const middle = (most + tooMany) >> 1
    if (fits(middle)) most = middle
    else tooMany = middle
  }
  return most
}

const birthTables = new WeakMap<LocusFamily, WeakMap<Birth, Table>>()

/** The table of a birth over those that are left more than one state, made once. */
function openTable(view: LocusFamily, birth: Birth): Table {
  const made = birthTables.get(view) ?? new WeakMap<Birth, Table>()
  birthTables.set(view, made)
  const table = made.get(birth) ?? withoutAxes(birthTable(view, birth), (place) => isSingle(view, place))
  made.set(birth, table)
  return table
}

/** The births, and the chances of who has none among them: a founder, or one whose links were cut. */
function tablesOf(view: LocusFamily, targets: readonly number[], births: readonly Birth[]): Table[] {
  const born = new Set(births.flatMap(({ child }) => child ?? []))
  const open = new Set([...births.flatMap(scopeOf), ...targets])
  const tables = births.map((birth) => openTable(view, birth))
  for (const place of open) {
    if (born.has(place) || (isFixed(view, place) && !targets.includes(place))) continue
    const isFounder = scopeOf(view.birthOf(place)).length === 1
    tables.push(isFounder ? originTable(view, place) : expectedTable(view, place))
  }
  return tables
}

/** Whether the facts leave one state alone, so that what lies beyond says nothing. */
const isFixed = (view: LocusFamily, place: number): boolean => view.knownOf(place).allowed.length <= 1

/** Whether there is nothing to sum over, so that an animal joins nobody. */
const isSingle = (view: LocusFamily, place: number): boolean => view.knownOf(place).allowed.length === 1

/** The births that bear on some animals, the nearest first; of so many at most, all of an animal that is reached. */
export function birthsAround(
  view: LocusFamily,
  targets: readonly number[],
  most = Number.POSITIVE_INFINITY,
): Birth[] {
  const births = new Map<number | CountedRow, Birth>()
  const reached = new Set(targets)
  for (const place of reached) {
    if (births.size >= most) break
    if (isFixed(view, place) && !targets.includes(place)) continue
    const found = birthsOf(view, place).filter(({ row, child }) => !births.has(row ?? child ?? unknown))
    for (const birth of found) {
      births.set(birth.row ?? birth.child ?? unknown, birth)
      for (const other of scopeOf(birth)) reached.add(other)
    }
  }
  return withoutIdle(view, targets, births)
}

/** The births that an animal has part in: its own, where that has a parent who is read, and those of its young. */
function birthsOf(view: LocusFamily, place: number): Birth[] {
  const own = view.birthOf(place)
  return [...(scopeOf(own).length > 1 ? [own] : []), ...view.birthsBy(place)]
}

/** Leaves out births of those of whom nothing is known and who have no young. */
function withoutIdle(
  view: LocusFamily,
  targets: readonly number[],
  births: Map<number | CountedRow, Birth>,
): Birth[] {
  const young = new Map<number, number>()
  const count = (birth: Birth, by: number): void => {
    for (const parent of [birth.father, birth.mother]) young.set(parent, (young.get(parent) ?? 0) + by)
  }
  for (const birth of births.values()) count(birth, 1)
  const waiting = [...births.values()]
  for (let birth = waiting.pop(); birth; birth = waiting.pop()) {
    const { child, father, mother } = birth
    if (child === null || !births.has(child) || (young.get(child) ?? 0) > 0) continue
    if (targets.includes(child) || !isOpen(view, child)) continue
    births.delete(child)
    count(birth, -1)
    for (const parent of [father, mother])
      waiting.push(...(births.has(parent) ? [births.get(parent) ?? birth] : []))
  }
  return [...births.values()]
}

/** Whether nothing is known of an animal but its sex. */
function isOpen(view: LocusFamily, place: number): boolean {
  const sex = view.sexOf(place)
  const { states, locus } = view.space
  if (sex && locus.oddSex && states.some(({ isLethal }) => isLethal)) return false
  const all = states.filter((state) => !state.isLethal && (!sex || !state.sex || state.sex === sex))
  return view.knownOf(place).allowed.length === all.length
}
