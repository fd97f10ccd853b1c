import type { RowOf, TableOf } from '@clutchbook/domain/kernel/record-fields'
import type { LabelLink } from '@clutchbook/domain/places/labels'
import type { labelFields } from '@clutchbook/domain/places/labels.fields'
import type { Generated } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Flag, Moment } from '../../platform/database/stored-values.ts'

/** The keys of labels; each opens one record. */
type LabelTable = TableOf<typeof labelFields, Flag> & {
  id: Generated<number>
  keeperId: number
  createdAt: Moment
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    label: LabelTable
  }
}

/** The keys of own records, by the number of each; of one that has several the oldest. */
export async function listKeys(
  tx: Tx,
  keeperId: number,
  link: LabelLink,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('label')
    .select(['key', link])
    .where('keeperId', '=', keeperId)
    .where(link, 'in', ids)
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ key, [link]: id }) => [id ?? 0, key]))
}

/** Stores labels; those whose key somebody has already are left out. */
export async function createLabels(
  tx: Tx,
  labels: readonly (RowOf<typeof labelFields> & { readonly keeperId: number; readonly createdAt: string })[],
): Promise<void> {
  if (labels.length === 0) return
  await tx
    .insertInto('label')
    .values([...labels])
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/**
 * A label, whose it is, and the incubator in which the box stands that it is of. Who knows a key may ask; it can't be
 * guessed.
 */
export const findLabel = (db: Db, key: string) =>
  db
    .selectFrom('label')
    .leftJoin('incubatorBox as box', (join) =>
      join.onRef('box.keeperId', '=', 'label.keeperId').onRef('box.id', '=', 'label.boxId'),
    )
    .select(['label.keeperId', 'label.animalId', 'label.placeId', 'label.breedingProjectId'])
    .select(['label.clutchId', 'label.incubatorId', 'label.boxId', 'box.incubatorId as boxIn'])
    .where('label.key', '=', key)
    .executeTakeFirst()

/** Removes an own label; answers whether there was one. */
export async function removeLabel(tx: Tx, keeperId: number, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('label')
    .where('keeperId', '=', keeperId)
    .where('key', '=', key)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** What own projects are called. */
export const listProjectNames = (db: Db, keeperId: number, ids: readonly number[]) =>
  db
    .selectFrom('breedingProject')
    .select(['id', 'name', 'projectCode', 'status'])
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .execute()
