import { customIdsFrom, suggestedCustomId } from '@clutchbook/domain/collection/custom-ids.rules'
import type { Owner } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { listCustomIds } from './animal-lists.repository.ts'

/** The ID that follows those of a species; null where none counts. */
export const suggestCustomId = async (
  db: Db,
  { keeperId }: Owner,
  species: string | null,
): Promise<string | null> => suggestedCustomId(await listCustomIds(db, keeperId), species)

/**
 * IDs in sequence that no other animal of the keeper has; null where the first can't be counted on. They stay free as
 * long as the transaction holds the keeper's row.
 */
export async function takeCustomIds(
  tx: Tx,
  { keeperId }: Owner,
  first: string,
  count: number,
  /** Others that are about to be given. */
  promised: readonly string[],
): Promise<string[] | null> {
  const used = (await listCustomIds(tx, keeperId)).map(({ customId }) => customId)
  return customIdsFrom(first, count, [...used, ...promised])
}
