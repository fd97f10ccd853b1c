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
  readonly values: readonly bigint[]
}

/** A table and the divisor that was taken out of all of its values to keep them small. */
export type Summed = { readonly table: Table; readonly content: bigint }

const large = 1n << 64n

type Axis = { readonly size: number; readonly strides: readonly number[] }

/** Multiplies tables and sums one animal out of the product, or nobody. */
export function sumOut(tables: readonly Table[], out: number | null): Summed {
  const sizes = new Map<number, number>()
  for (const { places, sizes: here } of tables)
    for (const [at, place] of places.entries()) sizes.set(place, here[at] ?? 0)
  const summed = out === null ? undefined : sizes.get(out)
  if (out !== null) sizes.delete(out)
  const places = [...sizes.keys()].sort((a, b) => a - b)
  const axes = places.map((place) => axisOf(tables, place, sizes.get(place) ?? 0))
  const inner = out === null ? null : axisOf(tables, out, summed ?? 0)
  const total = axes.reduce((all, { size }) => all * size, 1)
  const [orders, values] = [new Array<number>(total).fill(0), new Array<bigint>(total).fill(0n)]
  const offsets = tables.map(() => 0)
  const counters = axes.map(() => 0)
  for (let at = 0; at < total; at++) {
    const weight = inner ? sumAt(tables, offsets, inner) : weightAt(tables, offsets, null, 0)
    orders[at] = weight.order
    values[at] = weight.value
    step(axes, counters, offsets)
  }
  return withoutContent({ places, sizes: axes.map(({ size }) => size), orders, values })
}

function axisOf(tables: readonly Table[], place: number, size: number): Axis {
  const strides = tables.map(({ places, sizes }) => {
    const at = places.indexOf(place)
    return at < 0 ? 0 : sizes.slice(at + 1).reduce((all, one) => all * one, 1)
  })
  return { size, strides }
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

type Weight = { order: number; value: bigint }

function sumAt(tables: readonly Table[], offsets: readonly number[], inner: Axis): Weight {
  let sum: Weight = { order: 0, value: 0n }
  for (let state = 0; state < inner.size; state++) {
    const weight = weightAt(tables, offsets, inner, state)
    if (weight.value === 0n) continue
    if (sum.value === 0n || weight.order < sum.order) sum = weight
    else if (weight.order === sum.order) sum.value += weight.value
  }
  return sum
}

function weightAt(
  tables: readonly Table[],
  offsets: readonly number[],
  inner: Axis | null,
  state: number,
): Weight {
  let [order, value] = [0, 1n]
  for (let at = 0; at < tables.length; at++) {
    const table = tables[at]
    const offset = (offsets[at] ?? 0) + state * (inner?.strides[at] ?? 0)
    const factor = table?.values[offset] ?? 0n
    if (factor === 0n) return { order: 0, value: 0n }
    if (factor !== 1n) value *= factor
    order += table?.orders[offset] ?? 0
  }
  return { order, value }
}

function withoutContent(table: Table): Summed {
  if (table.values.every((value) => value < large)) return { table, content: 1n }
  let content = 0n
  for (const value of table.values) {
    let rest = value
    while (rest > 0n) [content, rest] = [rest, content % rest]
    if (content === 1n) return { table, content }
  }
  return { table: { ...table, values: table.values.map((value) => value / content) }, content }
}
