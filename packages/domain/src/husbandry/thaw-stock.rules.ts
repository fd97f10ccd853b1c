import { isLow, likeKeyOf } from './feeder.rules.ts'
import type { Thawed } from './today.rules.ts'

/** The key of like food of what is to be thawed; null where nobody said what it is. */
const thawKeyOf = ({ prey, size }: Pick<Thawed, 'prey' | 'size'>): string | null =>
  prey === null ? null : likeKeyOf({ prey, size, state: 'frozen-thawed' })

/** How many pieces are to be thawed today and tomorrow, by the key of like food. */
export const piecesAsked = (thaw: readonly Thawed[]): ReadonlyMap<string, number> =>
  new Map(
    thaw.flatMap((one) => {
      const key = thawKeyOf(one)
      return key === null ? [] : [[key, one.count + one.tomorrow] as const]
    }),
  )

/** A feeder as far as it tells what is in stock. */
export type InStock = { readonly likeKey: string; readonly count: number; readonly lowAt: number | null }

/** The feeders among these that are low, by what is to be thawed (FED-04). */
export const lowAmong = <F extends InStock>(feeders: readonly F[], asked: ReadonlyMap<string, number>): F[] =>
  feeders.filter((feeder) => isLow(feeder, asked.get(feeder.likeKey) ?? 0))

/** What is to be thawed, with the pieces that are in stock; null where no feeder is of like food (HUS-33). */
export const withStock = (
  thaw: readonly Thawed[],
  stock: readonly InStock[],
): (Thawed & { inStock: number | null })[] =>
  thaw.map((one) => {
    const key = thawKeyOf(one)
    return { ...one, inStock: stock.find(({ likeKey }) => likeKey === key)?.count ?? null }
  })
