import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { sqliteDialect } from './sqlite.ts'

const open = () =>
  new Kysely<{ shelf: { label: string; tubs: number | null } }>({ dialect: sqliteDialect(':memory:') })

test.each([
  [new Date(), 'object'],
  [{ a: 1 }, 'object'],
  [undefined, 'undefined'],
  [Symbol('x'), 'symbol'],
])('a parameter of the kind %s is refused instead of shifting the others', async (value, kind) => {
  const db = open()
  await expect(sql`select ${value} as first, ${5} as second`.execute(db)).rejects.toThrow(
    `A ${kind} can't be a parameter of an SQL statement`,
  )
  await db.destroy()
})

test('strings, numbers, booleans, bytes and null are taken as they are', async () => {
  const db = open()
  const { rows } =
    await sql`select ${'a'} as a, ${1.5} as b, ${true} as c, ${new Uint8Array([7])} as d, ${null} as e`.execute(
      db,
    )
  expect(rows).toEqual([{ a: 'a', b: 1.5, c: 1, d: new Uint8Array([7]), e: null }])
  await db.destroy()
})

test('a statement is prepared once and right again with other parameters', async () => {
  const db = open()
  await db.schema.createTable('shelf').addColumn('label', 'text').addColumn('tubs', 'integer').execute()
  for (const label of ['A', 'B', 'C']) await db.insertInto('shelf').values({ label, tubs: 12 }).execute()
  for (const label of ['A', 'B', 'C']) {
    const found = await db.selectFrom('shelf').select('label').where('label', '=', label).execute()
    expect(found).toEqual([{ label }])
  }
  await db.destroy()
})

test('foreign keys hold', async () => {
  const db = open()
  expect((await sql`pragma foreign_keys`.execute(db)).rows).toEqual([{ foreign_keys: 1 }])
  await db.destroy()
})
