import { loggedTables } from '@clutchbook/domain/areas'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { LoggedKind } from '@clutchbook/domain/sync/sync.rules'
import { sql } from 'kysely'
import { type Clock, isoAfter } from '../../clock.ts'
import { dayMs } from '../../durations.ts'
import type { Db, Tx } from '../database.ts'
import type { Transact } from '../transaction.ts'

/** How many numbers one question carries. */
const atOnce = 500

const kindOf = new Map<string, LoggedKind>(loggedTables.map(({ table, kind }) => [table, kind]))

/** A row that is gone for good. */
type GoneRow = { readonly table: string; readonly row: Readonly<Record<string, unknown>> }

/** Has the log say no more of what these rows held, which nobody is to find any more. */
export async function forgetContents(tx: Tx, keeperId: number, rows: readonly GoneRow[]): Promise<void> {
  for (const [kind, ofKind] of Map.groupBy(rows, ({ table }) => kindOf.get(table)))
    if (kind !== undefined)
      for (const portion of inPortions(ofKind, atOnce))
        await forgetSome(
          tx,
          { keeperId, kind },
          portion.map(({ row }) => Number(row.id)),
        )
}

async function forgetSome(
  tx: Tx,
  { keeperId, kind }: { readonly keeperId: number; readonly kind: LoggedKind },
  ids: readonly number[],
): Promise<void> {
  const changes = await tx
    .selectFrom('change')
    .select(['version', 'part', 'before'])
    .where('keeperId', '=', keeperId)
    .where('kind', '=', kind)
    .where('before', 'is not', null)
    .where('version', 'in', (eb) =>
      eb
        .selectFrom('changeOf')
        .select('version')
        .where('keeperId', '=', keeperId)
        .where('kind', '=', kind)
        .where('recordId', 'in', ids),
    )
    .execute()
  const gone = new Set(ids.map(String))
  for (const { version, part, before } of changes) {
    const kept = Object.entries(JSON.parse(before ?? '{}')).filter(([id]) => !gone.has(id))
    await tx
      .updateTable('change')
      .set({ before: kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null })
      .where('keeperId', '=', keeperId)
      .where('version', '=', version)
      .where('part', '=', part)
      .execute()
  }
}

/** Forgets what changed so many days ago; a copy from before that is made anew. */
export async function forgetOldChanges(
  { db, transact, clock }: { readonly db: Db; readonly transact: Transact; readonly clock: Clock },
  days: number,
): Promise<void> {
  const until = isoAfter(clock, -days * dayMs)
  const spans = await db
    .selectFrom('change')
    .select((eb) => ['keeperId', eb.fn.max<number>('version').as('last')])
    .where('at', '<', until)
    .groupBy('keeperId')
    .execute()
  for (const { keeperId, last } of spans)
    await transact(async (tx) => {
      await tx
        .updateTable('keeperState')
        .set({
          logFrom: sql`case when ${sql.ref('logFrom')} < ${last} then ${last} else ${sql.ref('logFrom')} end`,
        })
        .where('keeperId', '=', keeperId)
        .execute()
      for (const table of ['change', 'changeOf'] as const)
        await tx.deleteFrom(table).where('keeperId', '=', keeperId).where('version', '<=', last).execute()
    })
}
