import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { Insertable, Selectable } from 'kysely'
import type { OffspringTable } from '../../platform/database/breeding-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'

export type LinkRow = Selectable<OffspringTable>
export type LinkValues = Insertable<OffspringTable>

export const createLink = (tx: Tx, values: LinkValues): Promise<LinkRow> =>
  tx.insertInto('offspring').values(values).returningAll().executeTakeFirstOrThrow()

/** The links of a project, newest first; whole unless `limit` is given. */
export function listLinksOfProject(
  db: Db,
  keeperId: number,
  projectId: number,
  page: { limit?: number | undefined; before?: number | undefined },
): Promise<LinkRow[]> {
  let select = db
    .selectFrom('offspring')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', '=', projectId)
    .orderBy('id', 'desc')
  if (page.before !== undefined) select = select.where('id', '<', page.before)
  return (page.limit === undefined ? select : select.limit(page.limit)).execute()
}

/** Removes one link of a project; answers whose it was, and null where there was none. */
export async function removeLinkOfProject(
  tx: Tx,
  keeperId: number,
  projectId: number,
  id: number,
): Promise<number | null> {
  const removed = await tx
    .deleteFrom('offspring')
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', '=', projectId)
    .where('id', '=', id)
    .returning('reptileId')
    .executeTakeFirst()
  return removed?.reptileId ?? null
}

/** Which of these eggs have an animal already. */
export async function listHatchedEggs(
  db: Db,
  keeperId: number,
  eggIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('offspring')
    .select('eggId')
    .where('keeperId', '=', keeperId)
    .where('eggId', 'in', [...eggIds])
    .execute()
  return rows.flatMap(({ eggId }) => (eggId === null ? [] : [eggId]))
}

/** Whether an animal hatched from an egg. */
export async function isHatchedFrom(
  db: Db,
  keeperId: number,
  eggId: number,
  reptileId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('offspring')
    .select('id')
    .where('keeperId', '=', keeperId)
    .where('eggId', '=', eggId)
    .where('reptileId', '=', reptileId)
    .executeTakeFirst()
  return row !== undefined
}

/** How many numbers one statement names. */
const atOnce = 500

/** Takes projects, eggs or clutches that go out of the links, which stay. */
export async function forgetInLinks(
  tx: Tx,
  keeperId: number,
  column: 'breedingProjectId' | 'eggId' | 'clutchId',
  ids: readonly number[],
): Promise<void> {
  for (const portion of inPortions(ids, atOnce))
    await tx
      .updateTable('offspring')
      .set({ [column]: null })
      .where('keeperId', '=', keeperId)
      .where(column, 'in', portion)
      .execute()
}

/**
 * Takes animals that go out of the links: those that are about them go with them, and so do those that tell of nothing
 * but one of them as a parent. Links that also tell of a project or an egg stay.
 */
export async function forgetAnimalsInLinks(tx: Tx, keeperId: number, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('offspring').where('keeperId', '=', keeperId).where('reptileId', 'in', ids).execute()
  // A link that tells of nothing but this parent would tell of nothing at all.
  await tx
    .deleteFrom('offspring')
    .where('keeperId', '=', keeperId)
    .where('parentId', 'in', ids)
    .where('breedingProjectId', 'is', null)
    .where('eggId', 'is', null)
    .execute()
  await tx
    .updateTable('offspring')
    .set({ parentId: null })
    .where('keeperId', '=', keeperId)
    .where('parentId', 'in', ids)
    .execute()
}
