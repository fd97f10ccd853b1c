import { z } from 'zod'
import { digits, plainText } from './fields.ts'

/** The most records one page holds. */
const maxPage = 200

/** Parameters that narrow a list to pages; without `limit` the whole list is answered. */
export const pageQuery = z.object({
  limit: digits.pipe(z.number().min(1).max(maxPage, `A page holds at most ${maxPage} records`)).optional(),
  cursor: plainText(2000).optional(),
})

/** Where the next page begins: the sort key and id of the last record shown. */
export type Position = { readonly key: string; readonly id: number }

/** A position as one word for the wire. */
export const encodeCursor = ({ key, id }: Position): string => `${id}.${key}`

/** The position a cursor stands for, or null where the word was not made by `encodeCursor`. */
export function decodeCursor(cursor: string): Position | null {
  const dot = cursor.indexOf('.')
  const id = Number(cursor.slice(0, dot))
  return dot > 0 && Number.isSafeInteger(id) && id > 0 ? { key: cursor.slice(dot + 1), id } : null
}
