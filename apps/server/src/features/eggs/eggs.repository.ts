import type { Selectable } from 'kysely'
import type { EggTable } from '../../platform/database/breeding-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import { deriveEgg } from './derive.ts'

export type EggRow = Selectable<EggTable>

/** What a save writes; the derived columns are added here. */
export type EggValues = Omit<EggRow, 'id' | 'numberKey' | 'expectedDay' | 'isViable' | 'isTopMarked'> & {
  isViable: boolean
  isTopMarked: boolean
}

/** Stores eggs and answers them in the order given. */
export async function createEggs(tx: Tx, eggs: readonly EggValues[]): Promise<EggRow[]> {
  const rows = await tx
    .insertInto('egg')
    .values(eggs.map((values) => ({ ...values, ...deriveEgg(values) })))
    .returningAll()
    .execute()
  return rows.sort((a, b) => a.id - b.id)
}

export const findEgg = (db: Db, keeperId: number, id: number): Promise<EggRow | undefined> =>
  db.selectFrom('egg').selectAll().where('keeperId', '=', keeperId).where('id', '=', id).executeTakeFirst()

/** The numbers of a project's eggs. */
export async function listEggNumbers(db: Db, keeperId: number, projectId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('egg')
    .select('eggNumber')
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', '=', projectId)
    .execute()
  return rows.map(({ eggNumber }) => eggNumber)
}

/** Writes an own egg. The keeper's lock is held, so nobody writes it meanwhile. */
export const changeEgg = (tx: Tx, id: number, values: EggValues): Promise<EggRow> =>
  tx
    .updateTable('egg')
    .set({ ...values, ...deriveEgg(values) })
    .where('keeperId', '=', values.keeperId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function removeEgg(tx: Tx, keeperId: number, id: number): Promise<void> {
  await tx.deleteFrom('egg').where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

/** Takes a project that goes out of its eggs, which keep its name as text. */
export async function forgetProject(
  tx: Tx,
  { keeperId, id, name }: { keeperId: number; id: number; name: string },
): Promise<void> {
  await tx
    .updateTable('egg')
    .set({ breedingProjectId: null, projectName: name, version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', '=', id)
    .execute()
}
