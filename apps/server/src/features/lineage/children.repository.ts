import type { Db, Tx } from '../../platform/database/database.ts'
import type { LinkRow } from './offspring.repository.ts'

/** An animal as a parent of others. */
export type Parent = { readonly keeperId: number; readonly parentId: number }

/** A child of an animal, with its link where there is one. */
export type ChildRow = Awaited<ReturnType<typeof listChildren>>[number]

/**
 * The children of an animal, by links or by the parents that their own records name, each once and newest first; whole
 * unless `limit` is given, one alone where it is named.
 */
export function listChildren(
  db: Db,
  { keeperId, parentId }: Parent,
  page: { limit?: number | undefined; before?: number | undefined; childId?: number },
) {
  const linked = db
    .selectFrom('offspring')
    .select('reptileId as id')
    .where('keeperId', '=', keeperId)
    .where('parentId', '=', parentId)
  const naming = (column: 'fatherId' | 'motherId') =>
    db.selectFrom('animal').select('id').where('keeperId', '=', keeperId).where(column, '=', parentId)
  let select = db
    .selectFrom('animal')
    .leftJoin('offspring as link', (join) =>
      join
        .onRef('link.reptileId', '=', 'animal.id')
        .on('link.keeperId', '=', keeperId)
        .on('link.parentId', '=', parentId),
    )
    .select([
      'animal.id as childId',
      'animal.fatherId',
      'animal.motherId',
      'animal.createdAt as childCreatedAt',
    ])
    .select(['link.id as linkId', 'link.createdAt as linkCreatedAt', 'link.hatchDate', 'link.notes'])
    .select(['link.breedingProjectId', 'link.eggId', 'link.clutchId'])
    .where('animal.keeperId', '=', keeperId)
    .where('animal.id', 'in', linked.union(naming('fatherId')).union(naming('motherId')))
    .orderBy('animal.id', 'desc')
  if (page.before !== undefined) select = select.where('animal.id', '<', page.before)
  if (page.childId !== undefined) select = select.where('animal.id', '=', page.childId)
  return (page.limit === undefined ? select : select.limit(page.limit)).execute()
}

/** One link of an animal to a child of it. */
export const findLinkOfParent = (
  db: Db,
  { keeperId, parentId }: Parent,
  id: number,
): Promise<LinkRow | undefined> =>
  db
    .selectFrom('offspring')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('parentId', '=', parentId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Removes a link, or takes the parent out of one that also tells of a project or an egg. */
export async function removeLinkOfParent(tx: Tx, link: LinkRow): Promise<void> {
  const { keeperId, id, breedingProjectId, eggId } = link
  if (breedingProjectId === null && eggId === null) {
    await tx.deleteFrom('offspring').where('keeperId', '=', keeperId).where('id', '=', id).execute()
    return
  }
  await tx
    .updateTable('offspring')
    .set({ parentId: null })
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .execute()
}
