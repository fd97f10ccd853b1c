import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createPlace, onBothDatabases, type TestPlace } from '../../testing/both-databases.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { checkIntegrity } from './integrity-check.ts'
import { createMigrator } from './migrate.ts'

const rows = 1_000_000
const kills = 20
/** The last step of before, and after it those that write into every keeper and make tables. */
const before = '0006-calendar'

const cli = join(import.meta.dirname, '../../cli.ts')

/** Runs the migration as an operator would, and kills it after so many milliseconds; answers whether it came to its end. */
async function runMigration(place: TestPlace, killAfterMs: number | null): Promise<boolean> {
  const env = {
    PATH: process.env.PATH ?? '',
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
  }
  const child = spawn(process.execPath, [cli, 'migrate'], { env, stdio: 'ignore' })
  const timer = killAfterMs === null ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  await once(child, 'exit')
  clearTimeout(timer)
  return child.exitCode === 0
}

async function withDatabase<T>(place: TestPlace, work: (opened: OpenDatabase) => Promise<T>): Promise<T> {
  const opened = await openDatabase(place)
  try {
    return await work(opened)
  } finally {
    await opened.db.destroy()
  }
}

/** Tables, columns and indexes as the database itself tells of them, and the steps that it remembers. */
async function readSchema({ db, dialect }: OpenDatabase): Promise<string> {
  const source =
    dialect === 'sqlite'
      ? sql`select name || coalesce(sql, '') as line from sqlite_master where name not like 'sqlite_%'`
      : sql`select concat(table_name, '.', column_name, ' ', data_type, ' ', is_nullable) as line
              from information_schema.columns where table_schema = 'public'
            union all select indexdef from pg_indexes where schemaname = 'public'`
  const { rows: lines } = await sql<{ line: string }>`${source} order by 1`.execute(db)
  const { rows: steps } = await sql<{ name: string }>`select name from kysely_migration order by 1`.execute(
    db,
  )
  return [...lines.map(({ line }) => line), ...steps.map(({ name }) => name)].join('\n')
}

/** A million keepers of before, each of whom the migration changes. */
async function fill({ db, dialect }: OpenDatabase): Promise<void> {
  const numbers =
    dialect === 'sqlite'
      ? sql`with recursive t(n) as (select 1 union all select n + 1 from t where n < ${sql.lit(rows)}) select n from t`
      : sql`select n from generate_series(1, ${sql.lit(rows)}) as t(n)`
  const yes = sql.lit(dialect === 'sqlite' ? 1 : true)
  const no = sql.lit(dialect === 'sqlite' ? 0 : false)
  const columns = ['username', 'usernameKey', 'email', 'emailKey', 'name', 'passwordHash', 'plan']
  const more = ['isAdmin', 'isActive', 'timeZone', 'createdAt']
  await sql`
    insert into keeper (${sql.join([...columns, ...more].map((name) => sql.id(name)))})
    select 'k' || n, 'k' || n, 'k' || n || '@example.org', 'k' || n || '@example.org', 'Mara ' || n, '', 'free',
           ${no}, ${yes}, 'UTC', '2026-01-01T00:00:00.000Z'
    from (${numbers}) as numbers
  `.execute(db)
}

async function migrateTo(opened: OpenDatabase, step: string | null): Promise<void> {
  const migrator = createMigrator(opened)
  const { error } = step === null ? await migrator.migrateToLatest() : await migrator.migrateTo(step)
  if (error) throw error
}

/** Does all of it and undoes it, which tells how long it takes. */
async function tryMigration({ db, dialect }: OpenDatabase): Promise<void> {
  const undone = new Error('undone')
  const doing = db.transaction().execute(async (tx) => {
    await migrateTo({ db: tx, dialect }, null)
    throw undone
  })
  await expect(doing).rejects.toBe(undone)
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Puts the database of before in place again. PostgreSQL undoes what was cut; a file is copied from one kept aside. */
async function restore(place: TestPlace): Promise<void> {
  if (place.dialect === 'postgres') return withDatabase(place, tidyUp)
  const file = join(place.dataDir, 'clutchbook.db')
  for (const end of ['-wal', '-shm']) await rm(`${file}${end}`, { force: true })
  await copyFile(`${file}.before`, file)
}

/**
 * Ends what PostgreSQL still does for a process that is gone: it would go on to the end of its statement, and keep the
 * next migration from beginning. Then gives the room back that a million undone rows take, or each run would be slower.
 */
async function tidyUp({ db }: OpenDatabase): Promise<void> {
  const others = sql`pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  const countOthers = async (): Promise<number> => {
    const { rows: found } = await sql<{ left: number }>`
      select count(pg_terminate_backend(pid)) as left from ${others}`.execute(db)
    return Number(found[0]?.left)
  }
  while ((await countOthers()) > 0) await wait(50)
  await sql`vacuum keeper`.execute(db)
}

onBothDatabases('a migration of a million rows', (dialect) => {
  test('R11 kill -9 at twenty moments of it leaves the schema of before or that of after, and another run completes it', {
    timeout: 1_500_000,
  }, async () => {
    const empty = await createPlace(dialect, { empty: true })
    onTestFinished(() => empty.remove())
    const [old, current] = await withDatabase(empty, async (opened) => {
      await migrateTo(opened, before)
      const schema = await readSchema(opened)
      await migrateTo(opened, null)
      return [schema, await readSchema(opened)]
    })

    const place = await createPlace(dialect, { empty: true })
    onTestFinished(() => place.remove())
    await withDatabase(place, async (opened) => {
      await migrateTo(opened, before)
      await fill(opened)
    })
    if (dialect === 'sqlite')
      await copyFile(join(place.dataDir, 'clutchbook.db'), join(place.dataDir, 'clutchbook.db.before'))

    const starting = await timeOf(() => runMigration(empty, null))
    const lasting = await timeOf(() => withDatabase(place, tryMigration))
    const seen = { old: 0, current: 0 }
    for (let kill = 1; kill <= kills; kill += 1) {
      await restore(place)
      await runMigration(place, starting + (0.9 * lasting * kill) / kills)
      const schema = await withDatabase(place, readSchema)
      expect([old, current], `after kill ${kill}`).toContain(schema)
      seen[schema === old ? 'old' : 'current'] += 1
      if (schema === current && dialect === 'postgres') break
    }
    // How long it takes differs from run to run; most of the moments lie within it.
    expect(seen.old).toBeGreaterThan(kills / 4)

    expect(await runMigration(place, null)).toBe(true)
    await withDatabase(place, async (opened) => {
      expect(await readSchema(opened)).toBe(current)
      const { rows: counted } = await sql<{ count: number }>`
          select count(*) as count from keeper where ${sql.id('nameKey')} = lower(name)
        `.execute(opened.db)
      expect(Number(counted[0]?.count)).toBe(rows)
      if (dialect === 'sqlite') expect(checkIntegrity(join(place.dataDir, 'clutchbook.db'))).toEqual([])
    })
  })
})
