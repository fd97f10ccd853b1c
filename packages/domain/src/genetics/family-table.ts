/** Whole numbers: as doubles as long as none passes what these hold exactly, which is many times as fast. */
export type Weights = Float64Array | readonly bigint[]

/**
 * Weights of what some animals may be together at a locus, in the limit of a chance e that goes to 0: a weight is `values`
 * times e to the power of `orders`, and of weights that are added only those of the lowest order remain. Values are whole,
 * so that nothing is rounded; 0 is what can't be.
 */
export type Table = {
  /** The animals by their places, each once. */
  readonly places: readonly number[]
  /** How many states each of these has. */
  readonly sizes: readonly number[]
  /** By the states of the animals, those of the last one side by side. */
  readonly orders: readonly number[]
  readonly values: Weights
}

/** A table and the divisor that was taken out of all of its values to keep them small. */
export type Summed = { readonly table: Table; readonly content: bigint }

const large = 1n << 64n
/** From here on the divisor of doubles is taken out, so that products of them stay exact for longer. */
const largeDouble = 1 << 20
const mostExact = Number.MAX_SAFE_INTEGER

/** Whole numbers in the form that is fastest to count with. */
export const weightsOf = (values: readonly bigint[]): Weights =>
  values.every((value) => value <= mostExact) ? Float64Array.from(values, Number) : values

export const exactValues = ({ values }: Pick<Table, 'values'>): readonly bigint[] =>
  values instanceof Float64Array ? Array.from(values, BigInt) : values

/** The same table without animals of one state. */
export function withoutAxes(
  { places, sizes, ...weights }: Table,
  isLeftOut: (place: number) => boolean,
): Table {
  const kept = places.flatMap((place, at) => (isLeftOut(place) ? [] : [at]))
  const of = (all: readonly number[]): number[] => kept.map((at) => all[at] ?? 0)
  return { places: of(places), sizes: of(sizes), ...weights }
}

type Axis = { readonly size: number; readonly strides: readonly number[] }

/** A product of tables, of which the states of one animal are summed. */
type Plan = {
  readonly axes: readonly Axis[]
  readonly inner: Axis
  readonly total: number
  readonly orders: readonly (readonly number[])[]
}

/** Multiplies tables and sums one animal out of the product, or nobody. */
export function sumOut(tables: readonly Table[], out: number | null): Summed {
  const sizes = new Map<number, number>()
  for (const { places, sizes: here } of tables)
    for (const [at, place] of places.entries()) sizes.set(place, here[at] ?? 0)
  const summed = out === null ? 1 : (sizes.get(out) ?? 0)
  if (out !== null) sizes.delete(out)
  const places = [...sizes.keys()].sort((a, b) => a - b)
  const axes = places.map((place) => axisOf(tables, place, sizes.get(place) ?? 0))
  const total = axes.reduce((all, { size }) => all * size, 1)
  const inner = axisOf(tables, out, summed)
  const plan: Plan = { axes, inner, total, orders: tables.map(({ orders }) => orders) }
  const doubles = doublesOf(tables, summed)
  const found = doubles ? sumDoubles(plan, doubles) : sumBigInts(plan, tables.map(exactValues))
  const { values, content } =
    found.values instanceof Float64Array ? shrunkDoubles(found.values) : shrunkBigInts(found.values)
  return { table: { places, sizes: axes.map(({ size }) => size), orders: found.orders, values }, content }
}

function axisOf(tables: readonly Table[], place: number | null, size: number): Axis {
  const strides = tables.map(({ places, sizes }) => {
    const at = place === null ? -1 : places.indexOf(place)
    return at < 0 ? 0 : sizes.slice(at + 1).reduce((all, one) => all * one, 1)
  })
  return { size, strides }
}

/** The values of tables where all that their product comes to is exact in doubles. */
function doublesOf(tables: readonly Table[], summed: number): Float64Array[] | null {
  let most = summed
  const doubles: Float64Array[] = []
  for (const { values } of tables) {
    if (!(values instanceof Float64Array)) return null
    most *= Math.max(1, largestOf(values))
    doubles.push(values)
  }
  return most <= mostExact ? doubles : null
}

function largestOf(values: Float64Array): number {
  let most = 0
  for (const value of values) if (value > most) most = value
  return most
}

type Found = { readonly orders: number[]; readonly values: Weights }
type Sum<Value> = { order: number; value: Value }

/** Where the entry of each table lies for a state of the animal that is summed. */
const offsetAt = (offsets: readonly number[], { strides }: Axis, table: number, state: number): number =>
  (offsets[table] ?? 0) + state * (strides[table] ?? 0)

function sumDoubles(plan: Plan, factors: readonly Float64Array[]): Found {
  const { axes, inner, total } = plan
  const found = { orders: new Array<number>(total).fill(0), values: new Float64Array(total) }
  const [offsets, counters] = [factors.map(() => 0), axes.map(() => 0)]
  const [sum, weight] = [
    { order: 0, value: 0 },
    { order: 0, value: 0 },
  ]
  for (let at = 0; at < total; at++) {
    sum.order = sum.value = 0
    for (let state = 0; state < inner.size; state++) {
      weighDoubles(plan, factors, { offsets, state }, weight)
      if (weight.value === 0) continue
      if (sum.value === 0 || weight.order < sum.order) {
        sum.order = weight.order
        sum.value = weight.value
      } else if (weight.order === sum.order) sum.value += weight.value
    }
    found.orders[at] = sum.order
    found.values[at] = sum.value
    step(axes, counters, offsets)
  }
  return found
}

type Place = { readonly offsets: readonly number[]; readonly state: number }

function weighDoubles(
  { inner, orders }: Plan,
  factors: readonly Float64Array[],
  { offsets, state }: Place,
  weight: Sum<number>,
): void {
  weight.order = 0
  weight.value = 1
  for (let table = 0; table < factors.length && weight.value !== 0; table++) {
    const offset = offsetAt(offsets, inner, table, state)
    weight.value *= factors[table]?.[offset] ?? 0
    weight.order += orders[table]?.[offset] ?? 0
  }
}

function sumBigInts(plan: Plan, factors: readonly (readonly bigint[])[]): Found {
  const { axes, inner, total } = plan
  const found = { orders: new Array<number>(total).fill(0), values: new Array<bigint>(total).fill(0n) }
  const [offsets, counters] = [factors.map(() => 0), axes.map(() => 0)]
  for (let at = 0; at < total; at++) {
    let sum: Sum<bigint> = { order: 0, value: 0n }
    for (let state = 0; state < inner.size; state++) {
      const weight = weightInBigInts(plan, factors, { offsets, state })
      if (weight.value === 0n) continue
      if (sum.value === 0n || weight.order < sum.order) sum = weight
      else if (weight.order === sum.order) sum.value += weight.value
    }
    found.orders[at] = sum.order
    found.values[at] = sum.value
    step(axes, counters, offsets)
  }
  return found
}

function weightInBigInts(
  { inner, orders }: Plan,
  factors: readonly (readonly bigint[])[],
  { offsets, state }: Place,
): Sum<bigint> {
  const weight = { order: 0, value: 1n }
  for (let table = 0; table < factors.length && weight.value !== 0n; table++) {
    const offset = offsetAt(offsets, inner, table, state)
    const factor = factors[table]?.[offset] ?? 0n
    if (factor !== 1n) weight.value *= factor
    weight.order += orders[table]?.[offset] ?? 0
  }
  return weight
}

/** Goes to the next states, as a counter does, and moves the offset into each table along. */
function step(axes: readonly Axis[], counters: number[], offsets: number[]): void {
  for (let at = axes.length - 1; at >= 0; at--) {
    const axis = axes[at]
    if (!axis) return
    const next = (counters[at] ?? 0) + 1
    const isOver = next === axis.size
    counters[at] = isOver ? 0 : next
    const by = isOver ? 1 - axis.size : 1
    for (let table = 0; table < offsets.length; table++)
      offsets[table] = (offsets[table] ?? 0) + by * (axis.strides[table] ?? 0)
    if (!isOver) return
  }
}

type Shrunk = { readonly values: Weights; readonly content: bigint }

function shrunkDoubles(values: Float64Array): Shrunk {
  if (largestOf(values) < largeDouble) return { values, content: 1n }
  let content = 0
  for (const value of values) {
    let rest = value
    while (rest > 0) [content, rest] = [rest, content % rest]
    if (content === 1) return { values, content: 1n }
  }
  return { values: values.map((value) => value / content), content: BigInt(content) }
}

function shrunkBigInts(values: readonly bigint[]): Shrunk {
  if (values.every((value) => value < large)) return { values: weightsOf(values), content: 1n }
  let content = 0n
  for (const value of values) {
    let rest = value
    while (rest > 0n) [content, rest] = [rest, content % rest]
    if (content === 1n) return { values, content }
  }
  return { values: weightsOf(values.map((value) => value / content)), content }
}
