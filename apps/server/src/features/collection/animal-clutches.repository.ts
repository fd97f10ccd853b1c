import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'

/** How many numbers one statement names. */
const atOnce = 500

/**
 * Has own animals be of the clutches that their links tell, of several the first; each that changes is one version on.
 * Whoever writes links of clutches calls it.
 */
export async function recomputeYoung(tx: Tx, keeperId: number, animalIds: readonly number[]): Promise<void> {
  for (const portion of inPortions([...new Set(animalIds)], atOnce)) {
    const rows = await tx
      .selectFrom('animal')
      .select((eb) => [
        'animal.id',
        'animal.clutchId as was',
        eb
          .selectFrom('offspring')
          .select((of) => of.fn.min('offspring.clutchId').as('clutchId'))
          .whereRef('offspring.keeperId', '=', 'animal.keeperId')
          .whereRef('offspring.reptileId', '=', 'animal.id')
          .where('offspring.clutchId', 'is not', null)
          .as('is'),
      ])
      .where('animal.keeperId', '=', keeperId)
      .where('animal.id', 'in', portion)
      .execute()
    const changed = rows.filter(({ was, is }) => was !== is)
    for (const [clutchId, some] of Map.groupBy(changed, ({ is }) => is))
      await tx
        .updateTable('animal')
        .set({ clutchId, version: nextVersion })
        .where('keeperId', '=', keeperId)
        .where(
          'id',
          'in',
          some.map(({ id }) => id),
        )
        .execute()
  }
}
