import { likeKeyOf } from '@clutchbook/domain/husbandry/feeder.rules'
import type { Thawed } from '@clutchbook/domain/husbandry/today.rules'
import type { StockRow } from '../collection/collection.service.ts'

/** The key of like food of what is to be thawed; null where nobody said what it is. */
export const thawKeyOf = ({ prey, size }: Pick<Thawed, 'prey' | 'size'>): string | null =>
  prey === null ? null : likeKeyOf({ prey, size, state: 'frozen-thawed' })

/** What is to be thawed, with the pieces that are in stock; null where no feeder is of like food (HUS-33). */
export const withStock = (
  thaw: readonly Thawed[],
  stock: readonly StockRow[],
): (Thawed & { inStock: number | null })[] =>
  thaw.map((one) => {
    const key = thawKeyOf(one)
    return { ...one, inStock: stock.find(({ likeKey }) => likeKey === key)?.count ?? null }
  })
