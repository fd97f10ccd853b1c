import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Between which statuses a clutch moved its project, so that it can give that back; of those of before it is not known. */
export async function clutchMoves(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  for (const column of ['movedFrom', 'movedTo'])
    await db.schema.alterTable('clutch').addColumn(column, types.key).execute()
}
