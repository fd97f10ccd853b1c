import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import { columnTypes } from './column-types.ts'
import { type Db, openDatabase, type Place } from './database.ts'
import { clutches } from './migrations/0034-clutches.ts'
import type { Schema } from './schema.ts'

/** Takes a database back to before there were clutches. */
async function withoutClutches(db: Kysely<Schema>): Promise<void> {
  await db.schema.dropIndex('eggByClutch').execute()
  for (const column of ['clutchId', 'massGrams', 'position', 'isTopMarked'])
    await db.schema.alterTable('egg').dropColumn(column).execute()
  for (const table of ['clutchEntry', 'clutchSire', 'clutch']) await db.schema.dropTable(table).ifExists().execute()
}

/** Works on a database that is opened for it: what was prepared before a table changed would be misread after it. */
async function openedFor<T>(place: Place, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const { db, syncReader } = await openDatabase(place)
  try {
    return await work(db)
  } finally {
    syncReader?.close()
    await db.destroy()
  }
}

const rowsOf = async (db: Db, table: string) => {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by id`.execute(db)
  return rows
}

const eggsOf = (place: Place) => openedFor(place, (db) => rowsOf(db, 'egg'))

const allOf = (place: Place) =>
  openedFor(place, async (db) => ({
    eggs: await rowsOf(db, 'egg'),
    clutches: await rowsOf(db, 'clutch'),
    sires: await rowsOf(db, 'clutchSire'),
  }))

/** What an egg was before there were clutches. */
const asBefore = ({
  clutchId: _clutch,
  massGrams: _mass,
  position: _position,
  isTopMarked: _top,
  ...egg
}: Record<string, unknown>) => egg

onBothDatabases('eggs of before there were clutches', (dialect) => {
  test('CLU-14 are put into clutches by project and day, and are as they were without them: forward, back and forward again', async () => {
    const { place, keeper: newKeeper } = await startApp(dialect, {
      ownDatabase: true,
      env: { PLAN_LIMITS: 'off' },
    })
    const keeper = await newKeeper()
    const [first, second] = [
      await createProject(keeper),
      await createProject(keeper, { project: { startDate: '2025-11-01' } }),
    ]
    const lay = async (breedingProjectId: number | null, layDate: string, more: object = {}) => {
      const answer = await keeper.post('/api/eggs', { breedingProjectId, layDate, ...more })
      expect(answer.status, answer.text).toBe(201)
      return answer.json().id as number
    }
    const warm = { temperature: 31.5, humidity: 95 }
    const ids = [
      await lay(first.id, '2026-06-01', warm),
      await lay(first.id, '2026-06-02', warm),
      await lay(first.id, '2026-06-03', { ...warm, humidity: 90 }),
      await lay(first.id, '2026-06-04', warm),
      await lay(second.id, '2026-05-20'),
      await lay(null, '2026-05-20'),
    ]
    const back = () => openedFor(place, withoutClutches)
    const forward = () => openedFor(place, (db) => clutches(db as Kysely<unknown>, columnTypes(dialect)))
    await back()
    const before = await eggsOf(place)
    await forward()
    const once = await allOf(place)
    const codeOf = new Map(once.clutches.map(({ id, code }) => [id, code]))
    expect(once.eggs.map(({ clutchId }) => codeOf.get(clutchId) ?? null)).toEqual([
      ...['26-02', '26-02', '26-02', '26-03', '26-01'],
      null,
    ])
    expect(once.eggs.map(({ id }) => id)).toEqual(ids)
    expect(once.clutches).toMatchObject([
      { code: '26-01', breedingProjectId: second.id, femaleId: second.femaleId, temperature: null },
      { code: '26-02', femaleId: first.femaleId, layDate: '2026-06-01', temperature: 31.5, humidity: null },
      { code: '26-03', version: 1, kind: 'eggs', temperature: 31.5, humidity: 95 },
    ])
    expect(once.sires.map(({ animalId }) => animalId)).toEqual([second.maleId, first.maleId, first.maleId])
    expect(once.eggs.map(asBefore)).toEqual(before)
    await back()
    expect(await eggsOf(place)).toEqual(before)
    await forward()
    expect(await allOf(place)).toEqual(once)
  })
})
