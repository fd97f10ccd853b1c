import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db, DialectName } from '../platform/database/database.ts'
import type { Visitor } from './visitor.ts'

/** Gives eggs to another account as the product itself never can: it takes the database's own guard away first. */
export const giveEggs = (db: Db, dialect: DialectName, ids: readonly number[], keeperId: number) =>
  unguarded(db, dialect, ['egg', 'eggProject'], () =>
    db
      .updateTable('egg')
      .set({ keeperId })
      .where('id', 'in', [...ids])
      .execute(),
  )

/** Gives an animal a father out of another account, in the same way. */
export const giveFather = (db: Db, dialect: DialectName, id: number, fatherId: number) =>
  unguarded(db, dialect, ['animal', 'animalFather'], () =>
    db.updateTable('animal').set({ fatherId }).where('id', '=', id).execute(),
  )

async function unguarded(
  db: Db,
  dialect: DialectName,
  [table, constraint]: readonly [string, string],
  work: () => Promise<unknown>,
): Promise<void> {
  if (dialect === 'sqlite') await sql`pragma foreign_keys = off`.execute(db)
  else await sql`alter table ${sql.table(table)} drop constraint if exists ${sql.ref(constraint)}`.execute(db)
  await work()
  if (dialect === 'sqlite') await sql`pragma foreign_keys = on`.execute(db)
}

/** Lays an egg into a project of the keeper; answers its number. */
export async function createEgg(
  keeper: Visitor,
  breedingProjectId: number,
  body: object = {},
): Promise<number> {
  const egg = { breedingProjectId, layDate: '2026-06-20', ...body }
  const answer = await keeper.post('/api/eggs', egg)
  expect(answer.status, answer.text).toBe(201)
  return answer.json().id
}

export const accountOf = async (keeper: Visitor): Promise<number> => (await keeper.get('/api/user')).json().id
