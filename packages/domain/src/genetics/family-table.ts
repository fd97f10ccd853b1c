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

/** How many states an animal has, and how far apart these lie in each of two tables; 0 where it is not in one. */
type Axis = { readonly size: number; readonly inOne: number; readonly inOther: number }

/** Two tables, their product, and the animal whose states are summed in it. */
type Plan = {
  readonly one: Table
  readonly other: Table
  readonly axes: readonly Axis[]
  readonly inner: Axis
  readonly total: number
}

/** The product of no tables. */
export const unit: Table = { places: [], sizes: [], orders: [0], values: Float64Array.of(1) }

/** Multiplies tables, small ones first, and sums one animal out of the product, or nobody. */
export function sumOut(tables: readonly Table[], out: number | null): Summed {
  const [first = unit, ...rest] = tables.toSorted((a, b) => a.values.length - b.values.length)
  const last = rest.pop() ?? unit
  const before = rest.reduce((product, table) => productOf(product, table, null), first)
  const { values, ...table } = productOf(before, last, out)
  const shrunk = values instanceof Float64Array ? shrunkDoubles(values) : shrunkBigInts(values)
  return { table: { ...table, values: shrunk.values }, content: shrunk.content }
}

function productOf(one: Table, other: Table, out: number | null): Table {
  const places = [...new Set([...one.places, ...other.places])].filter((place) => place !== out)
  places.sort((a, b) => a - b)
  const axes = places.map((place) => axisOf(one, other, place))
  const total = axes.reduce((all, { size }) => all * size, 1)
  const inner = out === null ? { size: 1, inOne: 0, inOther: 0 } : axisOf(one, other, out)
  const plan: Plan = { one, other, axes, inner, total }
  return { places, sizes: axes.map(({ size }) => size), ...(sumDoubles(plan) ?? sumBigInts(plan)) }
}

function axisOf(one: Table, other: Table, place: number): Axis {
  const [at, beside] = [one.places.indexOf(place), other.places.indexOf(place)]
  const size = one.sizes[at] ?? other.sizes[beside] ?? 0
  return { size, inOne: strideOf(one, at), inOther: strideOf(other, beside) }
}

const strideOf = ({ sizes }: Table, at: number): number =>
  at < 0 ? 0 : sizes.slice(at + 1).reduce((all, one) => all * one, 1)

type Found = Pick<Table, 'orders' | 'values'>

/** Null where what the product comes to may not be exact in doubles. */
function sumDoubles(plan: Plan): Found | null {
  const [ones, others] = [plan.one.values, plan.other.values]
  if (!(ones instanceof Float64Array && others instanceof Float64Array)) return null
  if (plan.inner.size * Math.max(1, largestOf(ones)) * Math.max(1, largestOf(others)) > mostExact) return null
  const found = { orders: new Array<number>(plan.total).fill(0), values: new Float64Array(plan.total) }
  const [walk, sum] = [new Walk(plan.axes), { order: 0, value: 0 }]
  for (let at = 0; at < plan.total; at++, walk.next()) {
    addDoubles(plan, [ones, others], walk, sum)
    found.orders[at] = sum.order
    found.values[at] = sum.value
  }
  return found
}

function largestOf(values: Float64Array): number {
  let most = 0
  for (const value of values) if (value > most) most = value
  return most
}

type Sum<Value> = { order: number; value: Value }
type Factors<Values> = readonly [one: Values, other: Values]

function addDoubles(
  { one, other, inner }: Plan,
  [ones, others]: Factors<Float64Array>,
  { inOne, inOther }: Walk,
  sum: Sum<number>,
): void {
  sum.order = sum.value = 0
  for (let state = 0; state < inner.size; state++) {
    const [a, b] = [inOne + state * inner.inOne, inOther + state * inner.inOther]
    const value = (ones[a] ?? 0) * (others[b] ?? 0)
    if (value === 0) continue
    const order = (one.orders[a] ?? 0) + (other.orders[b] ?? 0)
    if (sum.value > 0 && order > sum.order) continue
    sum.value = order === sum.order ? sum.value + value : value
    sum.order = order
  }
}

function sumBigInts(plan: Plan): Found {
  const factors = [exactValues(plan.one), exactValues(plan.other)] as const
  const found = {
    orders: new Array<number>(plan.total).fill(0),
    values: new Array<bigint>(plan.total).fill(0n),
  }
  const [walk, sum] = [new Walk(plan.axes), { order: 0, value: 0n }]
  for (let at = 0; at < plan.total; at++, walk.next()) {
    addBigInts(plan, factors, walk, sum)
    found.orders[at] = sum.order
    found.values[at] = sum.value
  }
  return found
}

function addBigInts(
  { one, other, inner }: Plan,
  [ones, others]: Factors<readonly bigint[]>,
  { inOne, inOther }: Walk,
  sum: Sum<bigint>,
): void {
  sum.order = 0
  sum.value = 0n
  for (let state = 0; state < inner.size; state++) {
    const [a, b] = [inOne + state * inner.inOne, inOther + state * inner.inOther]
    const value = (ones[a] ?? 0n) * (others[b] ?? 0n)
    if (value === 0n) continue
    const order = (one.orders[a] ?? 0) + (other.orders[b] ?? 0)
    if (sum.value > 0n && order > sum.order) continue
    sum.value = order === sum.order ? sum.value + value : value
    sum.order = order
  }
}

/** Goes through the states of some animals, as a counter does, and says where these lie in each of two tables. */
class Walk {
  inOne = 0
  inOther = 0
  readonly #axes: readonly Axis[]
  readonly #states: number[]

  constructor(axes: readonly Axis[]) {
    this.#axes = axes
    this.#states = axes.map(() => 0)
  }

  next(): void {
    for (let at = this.#axes.length - 1; at >= 0; at--) {
      const { size, inOne, inOther } = this.#axes[at] as Axis
      const state = (this.#states[at] ?? 0) + 1
      const isOver = state === size
      const by = isOver ? 1 - size : 1
      this.#states[at] = isOver ? 0 : state
      this.inOne += by * inOne
      this.inOther += by * inOther
      if (!isOver) return
    }
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
