import { inPortions } from '@clutchbook/domain/kernel/portions'
import { sql } from 'kysely'
import type { Tx } from './database.ts'
import type { Schema } from './schema.ts'

/** How many rows one statement writes; the widest have 40 columns, and SQLite takes 32,766 values. */
const atOnce = 200

/**
 * Writes rows that stand, whole and by their numbers, in one statement whatever each of them says. The keeper's lock is
 * held, so they are as they were read but for what is to change.
 */
export async function rewriteRows(
  tx: Tx,
  table: keyof Schema,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id' && column !== 'keeperId')
  for (const portion of inPortions(rows, atOnce))
    await tx
      .insertInto(table as 'event')
      .values(portion as never)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) =>
            Object.fromEntries(
              columns.map((column) => [column, eb.ref(`excluded.${column}` as 'excluded.id')]),
            ),
          )
          .where(sql.ref(`${table}.keeperId`), '=', sql.ref('excluded.keeperId')),
      )
      .execute()
}
