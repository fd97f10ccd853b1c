import { cutPage, positionOf } from '../../kernel/cursor.ts'
import { madeAt } from '../../kernel/made-order.ts'
import { type Asked, type Copied, numberIn, textIn } from './copy.ts'

/** An order of a list: what it goes by, and which way; numbers of records decide where that is equal. */
export type CopiedOrder<Row> = {
  /** A text, or a number for an order of amounts; empty for the order of numbers alone. */
  readonly keyOf: (row: Row) => string | number
  readonly direction: 'asc' | 'desc'
}

type Keyed<Row> = {
  readonly row: Row
  readonly key: string | number
  /** Its place among the records of its key: cursors carry it, and know no number below zero. */
  readonly id: number
}

/** Texts as databases order them: by code point, where a script would compare halves of characters. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  const [left, right] = [one[Symbol.iterator](), other[Symbol.iterator]()]
  for (;;) {
    const [a, b] = [left.next(), right.next()]
    if (a.done || b.done) return Number(!a.done) - Number(!b.done)
    const apart = (a.value.codePointAt(0) ?? 0) - (b.value.codePointAt(0) ?? 0)
    if (apart !== 0) return apart
  }
}

function compareKeyed(one: Omit<Keyed<unknown>, 'row'>, other: Omit<Keyed<unknown>, 'row'>): number {
  const byKey =
    typeof one.key === 'number' && typeof other.key === 'number'
      ? one.key - other.key
      : compareTexts(String(one.key), String(other.key))
  return byKey || one.id - other.id
}

/** One page of rows in an order, as the server cuts it: by `limit` and `cursor`, whole without a limit. */
export function pageOf<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { keyOf, direction }: CopiedOrder<Row>,
  query: Asked['query'],
  show: (row: Row) => unknown,
): Copied {
  const turn = direction === 'asc' ? 1 : -1
  const keyed = rows.map((row) => ({ row, key: keyOf(row), id: madeAt(row.id) }))
  const cursor = textIn(query, 'cursor')
  const at = cursor === undefined ? null : positionOf(cursor)
  const later =
    at === null
      ? keyed
      : keyed.filter((one) => {
          const key = typeof one.key === 'number' ? Number(at.key) : at.key
          return compareKeyed(one, { key, id: at.id }) * turn > 0
        })
  const ordered = later.sort((one, other) => compareKeyed(one, other) * turn)
  const { rows: page, next } = cutPage(ordered, numberIn(query, 'limit'), ({ key, id }) => ({
    ...{ key: String(key), id },
  }))
  return { body: page.map(({ row }) => show(row)), next }
}

/** The newest record first. */
export const newestFirst = { keyOf: () => '', direction: 'desc' } as const
