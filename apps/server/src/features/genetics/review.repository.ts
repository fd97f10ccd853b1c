import type { Selectable } from 'kysely'
import type { AnimalTable } from '../../platform/database/collection-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { GenotypeRow } from './genotypes.repository.ts'

/** An animal of which nothing is written down. */
export type UnreadRow = Pick<Selectable<AnimalTable>, 'name' | 'species' | 'morph' | 'sex'> & {
  readonly id: number
}

const animalsOf = (db: Db, keeperId: number) =>
  db
    .selectFrom('animal')
    .leftJoin('genotype', (join) =>
      join.onRef('genotype.animalId', '=', 'animal.id').on('genotype.keeperId', '=', keeperId),
    )
    .where('animal.keeperId', '=', keeperId)

/** How many animals are read at once; while they are, nobody else has a turn on SQLite. */
const unreadAtOnce = 1000

/** All animals of a keeper of which nothing is written down, archived ones too, newest first, some at a time. */
export async function* readUnread(db: Db, keeperId: number): AsyncGenerator<UnreadRow[]> {
  let below = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await animalsOf(db, keeperId)
      .where('genotype.id', 'is', null)
      .where('animal.id', '<', below)
      .select(['animal.id', 'animal.name', 'animal.species', 'animal.morph', 'animal.sex'])
      .orderBy('animal.id', 'desc')
      .limit(unreadAtOnce)
      .execute()
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < unreadAtOnce) return
    below = last.id
  }
}

/** How many animals a keeper has of which something is written down. */
export async function countKept(db: Db, keeperId: number): Promise<number> {
  const { count } = await db
    .selectFrom('genotype')
    .where('keeperId', '=', keeperId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Which of some animals are the keeper's. */
export async function listOwned(db: Db, keeperId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('animal')
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export type NewGenotype = Pick<GenotypeRow, 'keeperId' | 'animalId' | 'entries' | 'forms' | 'createdAt'>

/** Stores genotypes and answers the number of the first. */
export async function createGenotypes(
  tx: Tx,
  rows: readonly NewGenotype[],
  reviewId: number | null,
): Promise<number> {
  const stored = await tx
    .insertInto('genotype')
    .values(rows.map((row) => ({ ...row, version: 1, reviewId })))
    .returning('id')
    .execute()
  return Math.min(...stored.map(({ id }) => id))
}

/** Says of genotypes that they were kept at once, by the number of the first. */
export async function beginReview(
  tx: Tx,
  keeperId: number,
  animalIds: readonly number[],
  id: number,
): Promise<void> {
  await tx
    .updateTable('genotype')
    .set({ reviewId: id })
    .where('keeperId', '=', keeperId)
    .where('animalId', 'in', animalIds)
    .execute()
}

/** Whether anything is left of what was kept at once. */
export async function hasReview(db: Db, keeperId: number, reviewId: number): Promise<boolean> {
  const row = await db
    .selectFrom('genotype')
    .where('keeperId', '=', keeperId)
    .where('reviewId', '=', reviewId)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes what was kept at once and has not been changed since; answers of how many animals. */
export async function removeReview(tx: Tx, keeperId: number, reviewId: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('genotype')
    .where('keeperId', '=', keeperId)
    .where('reviewId', '=', reviewId)
    .where('version', '=', 1)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
