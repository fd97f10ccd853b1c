import { birthTable, expectedTable, originTable, scopeOf } from './family-births.ts'
import { eliminate, eliminationOrder } from './family-elimination.ts'
import type { CountedRow } from './family-index.ts'
import { type Birth, type LocusFamily, withoutKnowing } from './family-locus.ts'
import type { Table } from './family-table.ts'
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
  const births = birthsAround(view, targets)
  const orderOf = orders(view, targets)
  const order = orderOf(births)
  if (order) return { ...eliminate(tablesOf(view, targets, births), order), approximate: false }
  const near = births.slice(
    0,
    mostThatFit(births.length, (most) => orderOf(births.slice(0, most)) !== null),
  )
  return { ...eliminate(tablesOf(view, targets, near), orderOf(near) ?? []), approximate: true }
}

const orders = (view: LocusFamily, targets: readonly number[]) => (births: readonly Birth[]) =>
  eliminationOrder(
    [...targets.map((target) => [target]), ...births.map(scopeOf)],
    (place) => view.knownOf(place).allowed.length,
    targets,
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
    const order = orders(one, [place])(births)
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
export function leading({ orders, values }: Table): { order: number; values: bigint[] } {
  let order = Number.POSITIVE_INFINITY
  for (const [at, value] of values.entries()) if (value > 0n) order = Math.min(order, orders[at] ?? order)
  return { order, values: values.map((value, at) => (orders[at] === order ? value : 0n)) }
}

/** The largest of a few numbers tried that fits: by halves, then up again. */
function mostThatFit(all: number, fits: (most: number) => boolean): number {
  let tooMany = all
  while (tooMany > 1 && !fits(tooMany >> 1)) tooMany >>= 1
  let most = tooMany >> 1
  for (let tries = 0; tries < 5 && tooMany - most > 1; tries++) {
    const middle = (most + tooMany) >> 1
    if (fits(middle)) most = middle
    else tooMany = middle
  }
  return most
}

/** The births, and the chances of who has none among them: a founder, or one whose links were cut. */
function tablesOf(view: LocusFamily, targets: readonly number[], births: readonly Birth[]): Table[] {
  const born = new Set(births.flatMap(({ child }) => child ?? []))
  const open = new Set([...births.flatMap(scopeOf), ...targets])
  const expected = new Map<number, Table>()
  const tables = births.map((birth) => birthTable(view, birth))
  for (const place of open) {
    if (born.has(place) || (isFixed(view, place) && !targets.includes(place))) continue
    const isFounder = scopeOf(view.birthOf(place)).length === 1
    tables.push(isFounder ? originTable(view, place) : expectedTable(view, place, expected))
  }
  return tables
}

/** Whether the facts leave one state alone, so that what lies beyond says nothing. */
const isFixed = (view: LocusFamily, place: number): boolean => view.knownOf(place).allowed.length <= 1

/** All births that bear on some animals, the nearest first. */
export function birthsAround(view: LocusFamily, targets: readonly number[]): Birth[] {
  const births = new Map<number | CountedRow, Birth>()
  const reached = new Set(targets)
  for (const place of reached) {
    if (isFixed(view, place) && !targets.includes(place)) continue
    for (const birth of birthsOf(view, place)) {
      const key = birth.row ?? birth.child
      if (key === null || births.has(key)) continue
      births.set(key, birth)
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
