import { writeFile } from 'node:fs/promises'
import type { Db } from '../platform/database/database.ts'

/** Writes every animal of a keeper into a file, a line of JSON each: the least that an export can do. */
export async function dumpAnimals(db: Db, keeperId: number, path: string): Promise<void> {
  const rows = await db.selectFrom('animal').selectAll().where('keeperId', '=', keeperId).execute()
  await writeFile(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}

/**
 * Reads a keeper's newest animals and answers what inserts them once more, one by one, by one statement in one
 * transaction: the least that an import can do.
 */
export async function readyInserts(db: Db, keeperId: number, count: number): Promise<() => Promise<void>> {
  const rows = await db
    .selectFrom('animal')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  const animals = rows.map(({ id: _, ...animal }) => animal)
  const [first] = animals
  if (animals.length < count || !first) throw new Error(`There are only ${animals.length} animals to insert`)
  const statement = db
    .insertInto('animal')
    .values(first as never)
    .compile()
  return () =>
    db.transaction().execute(async (tx) => {
      for (const animal of animals) await tx.executeQuery({ ...statement, parameters: Object.values(animal) })
    })
}
