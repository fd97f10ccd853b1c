import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../platform/database/column-types.ts'
import { type Db, type OpenDatabase, openDatabase, type Place } from '../platform/database/database.ts'
import { clutches } from '../platform/database/migrations/0036-clutches.ts'

async function withoutClutches({ db, dialect }: OpenDatabase): Promise<void> {
  await withoutBoxes(db)
  // PostgreSQL keeps a table that another one names.
  if (dialect === 'postgres' && (await hasColumn(db, 'label', 'clutchId')))
    await db.schema.alterTable('label').dropColumn('clutchId').execute()
  await db.schema.dropIndex('eggByClutch').execute()
  for (const column of ['clutchId', 'massGrams', 'position', 'isTopMarked'])
    await db.schema.alterTable('egg').dropColumn(column).execute()
  for (const table of ['eggStay', 'clutchHatch', 'clutchEntry', 'clutchSire', 'clutch'])
    await db.schema.dropTable(table).ifExists().execute()
}

/** Eggs know of boxes only while all migrations have been gone through. */
async function withoutBoxes(db: Db): Promise<void> {
  if (!(await hasColumn(db, 'egg', 'boxId'))) return
  await db.schema.dropIndex('eggByBox').execute()
  await db.schema.alterTable('egg').dropColumn('boxId').execute()
}

async function hasColumn(db: Db, table: string, column: string): Promise<boolean> {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table)
  return found?.columns.some(({ name }) => name === column) ?? false
}

/** Works on a database that is opened for it: what was prepared before a table changed would be misread after it. */
async function openedFor<T>(place: Place, work: (opened: OpenDatabase) => Promise<T>): Promise<T> {
  const { db, dialect, syncReader } = await openDatabase(place)
  try {
    return await work({ db, dialect })
  } finally {
    syncReader?.close()
    await db.destroy()
  }
}

const rowsOf = async (db: Db, table: string) => {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by id`.execute(
    db,
  )
  return rows
}

/** All eggs as they are stored. */
export const eggsOf = (place: Place) => openedFor(place, ({ db }) => rowsOf(db, 'egg'))

/** All eggs and clutches as they are stored. */
export const allOf = (place: Place) =>
  openedFor(place, async ({ db }) => ({
    eggs: await rowsOf(db, 'egg'),
    clutches: await rowsOf(db, 'clutch'),
    sires: await rowsOf(db, 'clutchSire'),
  }))

/** What an egg was before there were clutches. */
export const asBefore = ({
  clutchId: _clutch,
  massGrams: _mass,
  position: _position,
  isTopMarked: _top,
  boxId: _box,
  ...egg
}: Record<string, unknown>) => egg

/** Takes a database back to before there were clutches. */
export const goBack = (place: Place) => openedFor(place, withoutClutches)

/** Has a database of before gone through the migration to clutches. */
export const goForward = (place: Place) =>
  openedFor(place, ({ db, dialect }) => clutches(db as Kysely<unknown>, columnTypes(dialect)))
