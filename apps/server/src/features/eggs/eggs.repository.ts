import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { Selectable } from 'kysely'
import type { EggTable } from '../../platform/database/breeding-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import { rewriteRows } from '../../platform/database/rewrite-rows.ts'
import { deriveEgg } from './derive.ts'

export type EggRow = Selectable<EggTable>

/** What a save writes; the derived columns are added here. */
export type EggValues = Omit<EggRow, 'id' | 'numberKey' | 'expectedDay' | 'isViable' | 'isTopMarked'> & {
  isViable: boolean
  isTopMarked: boolean
}

/** How many numbers one statement names. */
const atOnce = 500

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

/** Own eggs by their numbers. */
export async function findEggs(
  db: Db,
  keeperId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EggRow>> {
  const found = new Map<number, EggRow>()
  for (const portion of inPortions(ids, atOnce)) {
    const rows = await db
      .selectFrom('egg')
      .selectAll()
      .where('keeperId', '=', keeperId)
      .where('id', 'in', portion)
      .execute()
    for (const row of rows) found.set(row.id, row)
  }
  return found
}

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

/** The same of many own eggs, in one statement. */
export async function changeEggs(
  tx: Tx,
  eggs: readonly { readonly id: number; readonly values: EggValues }[],
): Promise<EggRow[]> {
  const rows = eggs.map(({ id, values }) => ({ id, ...values, ...deriveEgg(values) }))
  await rewriteRows(tx, 'egg', rows)
  return rows
}

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
