import { refuseField } from './domain-error.ts'

/** Where the next page begins: the sort key and id of the last record shown. */
export type Position = { readonly key: string; readonly id: number }

/** A position as one word for the wire. */
export const encodeCursor = ({ key, id }: Position): string => `${id}.${key}`

/** The position that a cursor stands for. Throws 'not-valid' where the word was not made by `encodeCursor`. */
export function positionOf(cursor: string): Position {
  const dot = cursor.indexOf('.')
  const id = Number(cursor.slice(0, dot))
  if (dot <= 0 || !Number.isSafeInteger(id) || id <= 0)
    throw refuseField('cursor', 'This cursor was not made by this list')
  return { key: cursor.slice(dot + 1), id }
}

/** One page of a list; `next` is the cursor of the following one, null at the end. */
export type Page<T> = { readonly rows: T[]; readonly next: string | null }

/**
 * The page that rows make which were asked for with one more than `limit`: that one tells whether the list goes on.
 * Without a limit the rows are the whole list. `placeOf` answers where a row stands in the order of the list.
 * Example: `cutPage([9, 8, 7], 2, (id) => ({ key: '', id }))` is `{ rows: [9, 8], next: '8.' }`.
 */
export function cutPage<T>(rows: T[], limit: number | undefined, placeOf: (row: T) => Position): Page<T> {
  const last = limit === undefined || rows.length <= limit ? undefined : rows[limit - 1]
  return last === undefined
    ? { rows, next: null }
    : { rows: rows.slice(0, limit), next: encodeCursor(placeOf(last)) }
}
