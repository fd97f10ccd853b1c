import type { feederFields } from '@clutchbook/domain/husbandry/feeder.fields'
import { feederLimits, likeKeyOf } from '@clutchbook/domain/husbandry/feeder.rules'
import type { TableOf } from '@clutchbook/domain/kernel/record-fields'
import type { Generated } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import type { Flag, Moment } from '../../platform/database/stored-values.ts'

/** Food in stock. */
type FeederTable = TableOf<typeof feederFields, Flag> & {
  id: Generated<number>
  keeperId: number
  version: number
  /** Prey, size and state as feeders are compared. */
  likeKey: string
  createdAt: Moment
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    feeder: FeederTable
  }
}

/** The column of a feeder that follows from its others. */
export const deriveFeeder = (row: { prey: string; size: string | null; state: string | null }) => ({
  likeKey: likeKeyOf(row),
})

export type StockRow = Awaited<ReturnType<typeof listStock>>[number]

/** What of a keeper's feeders tells which a feeding is of, how many are left, and what one costs. */
export const listStock = (db: Db, keeperId: number) =>
  db
    .selectFrom('feeder')
    .select(['id', 'likeKey', 'count', 'lowAt', 'unitCost', 'currency'])
    .where('keeperId', '=', keeperId)
    .orderBy('id')
    .execute()

/**
 * Adds pieces to a feeder within its bounds, or takes them out, one version on. One in the trash comes back with what it
 * would have by then; one that is gone for good stays so.
 */
export async function movePieces(tx: Tx, keeperId: number, id: number, pieces: number): Promise<void> {
  if (pieces === 0) return
  const { numUpdatedRows } = await tx
    .updateTable('feeder')
    .set((eb) => {
      const count = eb('count', '+', pieces)
      const { pieces: most } = feederLimits
      const bounded = eb
        .case()
        .when(count, '<', -most)
        .then(-most)
        .when(count, '>', most)
        .then(most)
        .else(count)
      return { count: bounded.end(), version: nextVersion }
    })
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) await moveTrashedPieces(tx, keeperId, id, pieces)
}

/** What the trash keeps of a feeder: its row stands in it alone. */
type TrashedFeeder = { readonly removed: readonly { readonly row: { count: number; version: number } }[] }

async function moveTrashedPieces(tx: Tx, keeperId: number, feederId: number, pieces: number): Promise<void> {
  const entry = await tx
    .selectFrom('trash')
    .select(['id', 'content'])
    .where('keeperId', '=', keeperId)
    .where('kind', '=', 'feeders')
    .where('recordId', '=', feederId)
    .executeTakeFirst()
  if (!entry) return
  const content: TrashedFeeder = JSON.parse(entry.content)
  for (const { row } of content.removed) {
    row.count = withinBounds(row.count + pieces)
    row.version += 1
  }
  await tx
    .updateTable('trash')
    .set({ content: JSON.stringify(content) })
    .where('keeperId', '=', keeperId)
    .where('id', '=', entry.id)
    .execute()
}

/** As many pieces of a feeder as are counted at most, below 0 too. */
export const withinBounds = (pieces: number): number =>
  Math.max(-feederLimits.pieces, Math.min(pieces, feederLimits.pieces))
