import type { Db, Tx } from '../../platform/database/database.ts'
import type { ProjectValues } from './breeding.repository.ts'
import { deriveProject } from './derive.ts'

/** What several projects need to know of own animals that they pair. */
export const listPartners = (db: Db, keeperId: number, ids: readonly number[]) =>
  db
    .selectFrom('animal')
    .select(['id', 'name', 'sex'])
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .execute()

/** The pairs of all active projects whose animals are both still there, the latest project of a pair last. */
export const listActivePairs = (db: Db, keeperId: number) =>
  db
    .selectFrom('breedingProject')
    .select((eb) => [
      'id',
      'name',
      eb.ref('maleId').$notNull().as('maleId'),
      eb.ref('femaleId').$notNull().as('femaleId'),
    ])
    .where('keeperId', '=', keeperId)
    .where('isActive', '=', true)
    .where('maleId', 'is not', null)
    .where('femaleId', 'is not', null)
    .orderBy('id')
    .execute()

/** Stores projects; answers their numbers in the order of the values. */
export async function createProjects(tx: Tx, values: readonly ProjectValues[]): Promise<number[]> {
  const rows = await tx
    .insertInto('breedingProject')
    .values(values.map((row) => ({ ...row, ...deriveProject(row) })))
    .returning('id')
    .execute()
  // Numbers are given in the order of the rows, though neither database promises to answer in it.
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}
