import type { Generated, Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Moment } from '../../platform/database/stored-values.ts'

/** A hatch of a clutch, so that it can be taken back. */
type ClutchHatchTable = {
  id: Generated<number>
  keeperId: number
  createdAt: Moment
  clutchId: number
  day: string
  /** What it made and what was before, as JSON. */
  made: string
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    clutchHatch: ClutchHatchTable
  }
}

export type ClutchHatchRow = Selectable<ClutchHatchTable>

export const createHatch = (tx: Tx, values: Omit<ClutchHatchRow, 'id'>): Promise<ClutchHatchRow> =>
  tx.insertInto('clutchHatch').values(values).returningAll().executeTakeFirstOrThrow()

export const findHatch = (
  db: Db,
  keeperId: number,
  clutchId: number,
  id: number,
): Promise<ClutchHatchRow | undefined> =>
  db
    .selectFrom('clutchHatch')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('clutchId', '=', clutchId)
    .where('id', '=', id)
    .executeTakeFirst()

export async function removeHatch(tx: Tx, keeperId: number, id: number): Promise<void> {
  await tx.deleteFrom('clutchHatch').where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

/** The records of animals, by the numbers of those. */
export async function listRecordsOf(db: Db, keeperId: number, animalIds: readonly number[]) {
  const rows = await db
    .selectFrom('animalRecord')
    .select(['id', 'version', 'animalId'])
    .where('keeperId', '=', keeperId)
    .where('animalId', 'in', animalIds)
    .execute()
  return Map.groupBy(rows, ({ animalId }) => animalId)
}

/** The animals that came out of a clutch, by its links. */
export async function listYoungOf(db: Db, keeperId: number, clutchId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('offspring')
    .select('reptileId')
    .distinct()
    .where('keeperId', '=', keeperId)
    .where('clutchId', '=', clutchId)
    .execute()
  return rows.map(({ reptileId }) => reptileId)
}

/** Has the links of eggs tell the clutches that those lie in; answers whose links they are. */
export async function followEggs(tx: Tx, keeperId: number, eggIds: readonly number[]): Promise<number[]> {
  if (eggIds.length === 0) return []
  const rows = await tx
    .updateTable('offspring')
    .set((eb) => ({
      clutchId: eb
        .selectFrom('egg')
        .select('egg.clutchId')
        .whereRef('egg.keeperId', '=', 'offspring.keeperId')
        .whereRef('egg.id', '=', 'offspring.eggId'),
    }))
    .where('keeperId', '=', keeperId)
    .where('eggId', 'in', eggIds)
    .returning('reptileId')
    .execute()
  return rows.map(({ reptileId }) => reptileId)
}
