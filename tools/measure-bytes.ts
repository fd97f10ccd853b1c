import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '../apps/server/src/app.ts'
import { transfer } from '../apps/server/src/features/maintenance/transfer/transfer.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { readSettings } from '../apps/server/src/platform/settings/settings.ts'
import { multiplyKeeper } from '../apps/server/src/testing/multiplied-keepers.ts'
import { makeScratch } from '../apps/server/src/testing/scratch.ts'
import { measurePostgres, measureSqlite, type Size } from '../apps/server/src/testing/table-sizes.ts'
import { startTestPostgres } from '../apps/server/src/testing/test-postgres.ts'
import { demoKeeper } from '../demo/collection.ts'
import { seedDemo } from '../demo/seed.ts'

/** How many keepers there are, each with the records of the demo keeper. */
const keepers = Number(process.argv[2] ?? 200)

function measureFiles(folder: string): { files: number; bytes: number } {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** The demo keeper's collection, made by the product itself and signed in to once. */
async function seed(dataDir: string): Promise<void> {
  const app = await createApp(readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  await seedDemo(app)
  await app.services.accounts.signIn({ ...demoKeeper, rememberMe: true })
  await app.services.notifications.deliverReminders()
  await app.close()
}

function print(here: Map<string, Size>, there: Map<string, Size>): void {
  const total = { rows: 0, here: 0, there: 0 }
  const perKeeper = (bytes: number) => Math.round(bytes / keepers)
  console.log('| table | rows a keeper | SQLite, bytes a row with indexes | PostgreSQL |\n|---|---|---|---|')
  for (const [name, size] of [...here].sort(([, one], [, other]) => other.table - one.table)) {
    const other = there.get(name)
    if (!other || size.rows < keepers) continue
    const [own, its] = [size.table + size.indexes, other.table + other.indexes]
    const each = (bytes: number) => Math.round(bytes / size.rows)
    console.log(`| ${name} | ${(size.rows / keepers).toFixed(1)} | ${each(own)} | ${each(its)} |`)
    total.rows += size.rows
    total.here += own
    total.there += its
  }
  console.log(
    `| all | ${(total.rows / keepers).toFixed(0)} | ${perKeeper(total.here)} a keeper | ${perKeeper(total.there)} a keeper |`,
  )
}

const dataDir = await makeScratch('test')
const postgres = await startTestPostgres()
try {
  await seed(dataDir)
  const { files, bytes } = measureFiles(join(dataDir, 'media'))
  const { db } = await openDatabase({ databaseUrl: null, dataDir })
  await multiplyKeeper(db, keepers)
  const here = await measureSqlite(db)
  await db.destroy()
  const start = performance.now()
  await transfer({ dataDir, databaseUrl: postgres.url, storage: null, report: () => undefined })
  const seconds = (performance.now() - start) / 1000
  const target = await openDatabase({ databaseUrl: postgres.url, dataDir })
  print(here, await measurePostgres(target.db))
  await target.db.destroy()
  console.log(`${files} files with ${bytes} bytes; transferred in ${seconds.toFixed(0)} seconds`)
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
