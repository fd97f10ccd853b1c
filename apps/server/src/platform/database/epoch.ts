import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, DialectName, OpenDatabase, Tx } from './database.ts'

// A database that was put back to an earlier state has given out versions and numbers that it no longer knows of. Going
// on from where it stands, it would give them out again for other content, and tags, If-Match and addresses that somebody
// still holds would match it. So a new epoch begins: versions and numbers go on beyond all that were given out.
// docs/decisions/0041-epoch.md has the options.

/** By how much versions and numbers rise. Numbers stand in addresses that people read, so theirs are shorter. */
const versionJump = { least: 2 ** 30, most: 2 ** 40 } as const
const numberJump = { least: 1_000_000, most: 1_000_000_000 } as const

/** The place of a database that is to begin a new epoch at its next start. */
const nowhere = ''

/** Begins a new epoch where the database does not lie where it was last opened, as after pg_restore or a transfer. */
export async function ensureEpoch({ db, dialect }: OpenDatabase): Promise<void> {
  const place = await identifyPlace(db, dialect)
  if ((await findPlace(db)) === place) return
  await db.transaction().execute(async (tx) => {
    // Servers that start together take turns at this row, and the first of them does it.
    const added = await tx
      .insertInto('installation')
      .values({ id: 1, place })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows) return
    const { numUpdatedRows } = await tx
      .updateTable('installation')
      .set({ place })
      .where('place', '<>', place)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await beginEpoch(tx, dialect)
  })
}

/** Whether the database lies where it was last opened. */
export const isInPlace = async ({ db, dialect }: OpenDatabase): Promise<boolean> =>
  (await findPlace(db)) === (await identifyPlace(db, dialect))

/** Has the next start begin a new epoch. */
export async function noteMoved(db: Db): Promise<void> {
  await db
    .insertInto('installation')
    .values({ id: 1, place: nowhere })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ place: nowhere }))
    .execute()
}

/** Raises every version and the next number of every table, so that none given out before is given out again. */
export async function beginEpoch(tx: Tx, dialect: DialectName): Promise<void> {
  const jump = randomInt(versionJump.least, versionJump.most)
  for (const { name, columns } of await tx.introspection.getTables()) {
    const version = columns.find((column) => column.name === 'version' || column.name === 'dataVersion')?.name
    if (version)
      await sql`update ${sql.table(name)} set ${sql.ref(version)} = ${sql.ref(version)} + ${jump}`.execute(tx)
    // Records of before the change log began in none of its versions.
    if (columns.some((column) => column.name === 'addedIn'))
      await sql`update ${sql.table(name)} set ${sql.ref('addedIn')} = ${sql.ref('addedIn')} + ${jump}
                where ${sql.ref('addedIn')} > 0`.execute(tx)
  }
  // A copy of before may hold what this database has lost, so it is fed anew.
  await tx
    .updateTable('keeperState')
    .set((eb) => ({ logFrom: eb.ref('dataVersion') }))
    .execute()
  await raiseRemoved(tx, jump)
  await raiseNumbers(tx, dialect, randomInt(numberJump.least, numberJump.most))
}

/** Where this database lies. A file is put back by `restore` alone, which begins an epoch itself. */
async function identifyPlace(db: Db, dialect: DialectName): Promise<string> {
  if (dialect === 'sqlite') return 'file'
  // A dump that is restored makes its tables anew, and each has a number that no other in its cluster ever had.
  const { rows: tables } = await sql<{ table: string; mayAsk: boolean }>`
    select 'keeper'::regclass::oid::text as "table",
           has_function_privilege('pg_control_system()', 'execute') as "mayAsk"`.execute(db)
  const [{ table, mayAsk } = { table: '', mayAsk: false }] = tables
  if (!mayAsk) return table
  const { rows: clusters } = await sql<{ cluster: string }>`
    select system_identifier::text as cluster from pg_control_system()`.execute(db)
  return `${clusters[0]?.cluster}.${table}`
}

async function findPlace(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('place').executeTakeFirst()
  return row?.place
}

/** So many entries of the trash are in memory at a time. */
const removedAtOnce = 200

/** Raises the versions of rows in the trash, which come back with them. */
async function raiseRemoved(tx: Tx, jump: number): Promise<void> {
  for (let after = 0; ; ) {
    const entries = await tx
      .selectFrom('trash')
      .select(['id', 'content'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(removedAtOnce)
      .execute()
    for (const { id, content } of entries) {
      const raised = JSON.stringify(JSON.parse(content), (key, value) =>
        (key === 'version' || (key === 'addedIn' && value > 0)) && typeof value === 'number'
          ? value + jump
          : value,
      )
      await tx.updateTable('trash').set({ content: raised }).where('id', '=', id).execute()
      after = id
    }
    if (entries.length < removedAtOnce) return
  }
}

const raiseNumbers = (tx: Tx, dialect: DialectName, jump: number): Promise<unknown> =>
  dialect === 'sqlite' ? raiseInFile(tx, jump) : raiseSequences(tx, jump)

/** SQLite notes the last number of a table with its first row; one that had rows only later has no note yet. */
async function raiseInFile(tx: Tx, jump: number): Promise<void> {
  await sql`
    insert into sqlite_sequence (name, seq)
      select name, 0 from sqlite_master
      where type = 'table' and sql like '%autoincrement%' and name not in (select name from sqlite_sequence)`.execute(
    tx,
  )
  await sql`update sqlite_sequence set seq = seq + ${jump}`.execute(tx)
}

const raiseSequences = (tx: Tx, jump: number): Promise<unknown> =>
  sql`
    select setval(sequence, nextval(sequence) + ${jump}::bigint)
    from (select oid::regclass as sequence from pg_class
          where relkind = 'S' and relnamespace = current_schema()::regnamespace) as sequences`.execute(tx)
