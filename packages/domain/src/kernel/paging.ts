import { z } from 'zod'
import { digits, plainText } from './fields.ts'

// Apart, because what a browser works with needs no zod.
export { cutPage, encodeCursor, type Page, positionOf } from './cursor.ts'

/** The most records one page holds. */
const maxPage = 200

/** Parameters that narrow a list to pages; without `limit` the whole list is answered. */
export const pageQuery = z.object({
  limit: digits.pipe(z.number().min(1).max(maxPage, `A page holds at most ${maxPage} records`)).optional(),
  cursor: plainText(2000).optional(),
})

export type PageQuery = z.output<typeof pageQuery>
