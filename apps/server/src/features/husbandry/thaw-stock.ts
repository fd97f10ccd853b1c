import { likeKeyOf } from '@clutchbook/domain/husbandry/feeder.rules'
import type { Thawed } from '@clutchbook/domain/husbandry/today.rules'
import type { Db } from '../../platform/database/database.ts'
import { listStock } from '../collection/collection.service.ts'

/** The key of like food of what is to be thawed; null where nobody said what it is. */
export const thawKeyOf = ({ prey, size }: Pick<Thawed, 'prey' | 'size'>): string | null =>
  prey === null ? null : likeKeyOf({ prey, size, state: 'frozen-thawed' })

/** What is to be thawed, with the pieces that are in stock; null where no feeder is of like food (HUS-33). */
export async function withStock(
  db: Db,
  keeperId: number,
  thaw: readonly Thawed[],
): Promise<(Thawed & { inStock: number | null })[]> {
  if (thaw.length === 0) return []
  const stock = await listStock(db, keeperId)
  return thaw.map((one) => {
    const key = thawKeyOf(one)
    return { ...one, inStock: stock.find(({ likeKey }) => likeKey === key)?.count ?? null }
  })
}
