import type { ArchivedProfile } from '@clutchbook/domain/import-export/archive.schema'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import { searchForm } from '@clutchbook/domain/kernel/text-order'
import type { Kysely } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { readPortions } from '../../platform/database/read-portions.ts'
import type { Schema } from '../../platform/database/schema.ts'

/** A row of any table, with its owner; which columns there are, the table itself says. */
export type ArrivingRow = { readonly keeperId: number } & Readonly<Record<string, unknown>>

type AnySchema = Record<keyof Schema, { id: number } & Record<string, unknown>>

/** How many rows one statement carries. */
const atOnce = 100

const anyTable = (tx: Tx) => tx as unknown as Kysely<AnySchema>

/** Adds rows that get numbers, and answers these in the order of the rows. */
export async function addNumbered(
  tx: Tx,
  table: keyof Schema,
  rows: readonly ArrivingRow[],
): Promise<number[]> {
  const numbers: number[] = []
  for (const values of inPortions(rows, atOnce)) {
    const made = await anyTable(tx)
      .insertInto(table)
      .values(values as never)
      .returning('id')
      .execute()
    // Numbers are given in the order of the rows, though neither database promises to answer in it.
    numbers.push(...made.map(({ id }) => id).sort((one, other) => one - other))
  }
  return numbers
}

/** Adds rows of a table without numbers. */
export async function addRows(tx: Tx, table: keyof Schema, rows: readonly ArrivingRow[]): Promise<void> {
  for (const values of inPortions(rows, atOnce))
    await anyTable(tx)
      .insertInto(table)
      .values(values as never)
      .execute()
}

/** Links an animal that has come in to its parents. */
export async function linkParents(
  tx: Tx,
  keeperId: number,
  id: number,
  parents: { fatherId: number | null; motherId: number | null },
): Promise<void> {
  await tx.updateTable('animal').set(parents).where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

/** Puts places that have come in into those that they stand in. */
export async function linkPlaces(
  tx: Tx,
  keeperId: number,
  within: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  for (const [withinId, ids] of within)
    for (const portion of inPortions(ids, atOnce))
      await tx
        .updateTable('place')
        .set({ withinId })
        .where('keeperId', '=', keeperId)
        .where('id', 'in', portion)
        .execute()
}

/** Which of these keys labels of any keeper have. */
export async function listTakenKeys(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await readPortions(keys, atOnce, (portion) =>
    tx.selectFrom('label').select('key').where('key', 'in', portion).execute(),
  )
  return new Set(rows.map(({ key }) => key))
}

/** Whether a keeper has no record yet, deleted ones in the trash included. */
export async function isEmptyAccount(db: Db, keeperId: number): Promise<boolean> {
  for (const table of [
    ...(['animal', 'breedingProject', 'clutch', 'egg', 'event', 'trash'] as const),
    ...(['ownGene', 'geneChange', 'geneWord', 'speciesFigures', 'feeder', 'place', 'incubator'] as const),
  ]) {
    const row = await db
      .selectFrom(table)
      .select('id')
      .where('keeperId', '=', keeperId)
      .limit(1)
      .executeTakeFirst()
    if (row) return false
  }
  return true
}

type ArrivingProfile = Omit<
  ArchivedProfile,
  'profileImage' | 'profileLimits' | 'collectionLimits' | 'husbandry' | 'seasons'
> & {
  readonly profileImage: string | null
}

/** What an account shows of itself becomes what the archive says. */
export async function changeProfile(
  tx: Tx,
  keeperId: number,
  { name, ...profile }: ArrivingProfile,
): Promise<void> {
  await tx
    .updateTable('keeper')
    .set({ ...profile, name, nameKey: searchForm(name ?? '') })
    .where('id', '=', keeperId)
    .execute()
}

/** Until when a page of an account is shown becomes what the archive says; a password that guards it here stays. */
export async function changePageEnd(
  tx: Tx,
  keeperId: number,
  page: 'profile' | 'collection',
  endsAt: string | null,
): Promise<void> {
  await tx
    .insertInto('keeperPage')
    .values({ keeperId, page, endsAt })
    .onConflict((conflict) => conflict.columns(['keeperId', 'page']).doUpdateSet({ endsAt }))
    .execute()
}
