import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { lockDataDir } from '../../../platform/database/data-dir-lock.ts'
import { type Db, type OpenDatabase, openDatabase } from '../../../platform/database/database.ts'
import { noteMoved } from '../../../platform/database/epoch.ts'
import { checkIntegrity, holdStill } from '../../../platform/database/integrity-check.ts'
import { migrateSchema, refuseNewer, stepNames } from '../../../platform/database/migrate.ts'
import { isTransferUnfinished } from '../../../platform/database/unfinished-transfer.ts'
import { createFileStorage } from '../../../platform/storage/file-storage.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { listReferencedMedia } from '../../media/media.service.ts'
import { databaseName, mediaName } from '../archive.ts'
import { ensureDatabase, inWorkFolder } from '../work-folder.ts'
import { compareFile, copyFile, type FilesMoved, mediaAtOnce, moveMedia, noFiles } from './media.ts'
import { beginProgress, endProgress, getProgress, getSource, moveProgress } from './progress.repository.ts'
import { addRows, digestTable, keyOf, type RowKey, readRows } from './rows.repository.ts'
import { countRows, listSteps, listTables, type Table } from './tables.repository.ts'

/** From where to where: SQLite and files in a folder; PostgreSQL, and a store unless the files stay where they are. */
export type TransferOrder = {
  readonly dataDir: string
  readonly databaseUrl: string
  readonly storage: Storage | null
  /** Hears how far it has come. */
  readonly report: (progress: TransferProgress) => void
}

export type TransferProgress = {
  readonly step: 'copying' | 'comparing'
  readonly what: string
  readonly done: number
  readonly of: number
}

export type Transferred = {
  /** How many rows each table has. */
  readonly tables: Readonly<Record<string, number>>
  /** What the store holds; null where files stay where they are. */
  readonly media: FilesMoved | null
  /** Whether nothing was left to do: all of it had been there before. */
  readonly wasThere: boolean
}

/** Both sides of a transfer under way. */
type Work = TransferOrder & {
  readonly source: Db
  readonly target: Db
  readonly tables: readonly Table[]
  readonly workFolder: string
}

/**
 * Brings an installation from SQLite and files to PostgreSQL and a store: every row with its number, every file that a
 * row needs, compared afterwards by counts and hashes. One that was broken off goes on where it was. The source is only
 * read. Throws where a server runs on the source, where the two sides are of different versions, and where the target
 * holds anything else; then the target is as it was.
 */
export async function transfer(order: TransferOrder): Promise<Transferred> {
  const { dataDir, databaseUrl } = order
  await ensureDatabase(dataDir)
  const release = lockDataDir(dataDir)
  if (!release) throw new Error('The server is running on this data: stop it, then transfer')
  const source = await openDatabase({ databaseUrl: null, dataDir })
  const target = await openDatabase({ databaseUrl, dataDir })
  try {
    return await holdStill(source.db, (held) =>
      inWorkFolder(dataDir, 'transfer', (workFolder) =>
        bringOver(order, { ...source, db: held }, target, workFolder),
      ),
    )
  } finally {
    await source.db.destroy()
    await target.db.destroy()
    release()
  }
}

async function bringOver(
  order: TransferOrder,
  source: OpenDatabase,
  target: OpenDatabase,
  workFolder: string,
): Promise<Transferred> {
  const flaws = checkIntegrity(join(order.dataDir, databaseName))
  if (flaws.length > 0)
    throw new Error(`The database is damaged, so it was not transferred: ${flaws.join('; ')}`)
  await ensureForm(source, 'The source')
  const isBegun = await isTransferUnfinished(target.db)
  if (!isBegun) await prepareTarget(target)
  await ensureForm(target, 'The target')
  const tables = await listTables(source.db, target.db)
  const work: Work = { ...order, source: source.db, target: target.db, tables, workFolder }
  if (!isBegun && (await holdsRows(work))) return compareAll(work)
  await (isBegun ? ensureSameSource(work) : begin(work))
  for (const table of tables) await copyTable(work, table)
  const media = order.storage ? await copyMedia(work, order.storage) : null
  const counts = await compareTables(work)
  // What browsers keep is of the source, which may go on being changed.
  await noteMoved(target.db)
  await endProgress(source.db, target.db, tables)
  return { tables: counts, media, wasThere: false }
}

/** Throws unless a database has the form of this version. */
async function ensureForm(opened: OpenDatabase, side: string): Promise<void> {
  await refuseNewer(opened)
  const names = (await listSteps(opened.db)).map(({ name }) => name)
  if (names.join() !== stepNames.join())
    throw new Error(
      `${side} is of an older version than this: ${side === 'The source' ? 'bring it up to date with "migrate" while DATABASE_URL is unset' : 'empty it'}, then transfer`,
    )
}

/** Gives an empty database its tables, or those that are ours what they lack of this version. */
async function prepareTarget(target: OpenDatabase): Promise<void> {
  const tables = await target.db.introspection.getTables()
  const isOurs = (await listSteps(target.db)).length > 0
  if (tables.some(({ isView }) => !isView) && !isOurs)
    throw new Error('DATABASE_URL leads to a database with other tables: choose an empty one')
  await migrateSchema(target)
}

async function holdsRows({ target, tables }: Work): Promise<boolean> {
  for (const table of tables) if ((await countRows(target, table)) > 0) return true
  return false
}

/** What tells an installation from all others: when it went through its steps. */
async function identify(source: Db): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await listSteps(source)))
    .digest('hex')
}

async function begin({ source, target, tables, storage }: Work): Promise<void> {
  if (storage) {
    for await (const { key } of storage.list())
      throw new Error(
        `STORAGE_URL leads to a store that holds something already (${key}): choose an empty one`,
      )
  }
  await beginProgress(target, await identify(source), [filesItem, ...tables.map(itemOf)])
}

async function ensureSameSource({ source, target }: Work): Promise<void> {
  if ((await getSource(target)) !== (await identify(source)))
    throw new Error('The target holds part of another installation: choose an empty one')
}

/** Progress is noted for each table, and for all files together. */
const itemOf = ({ name }: Table): string => `table ${name}`
const filesItem = 'files'

/** How far a table has come. */
type RowsMoved = { readonly after: RowKey; readonly rows: number }

async function copyTable({ source, target, report }: Work, table: Table): Promise<void> {
  const item = itemOf(table)
  let moved = (await getProgress(target, item)) as RowsMoved | null
  const of = await countRows(source, table)
  for await (const rows of readRows(source, table, moved?.after)) {
    const last = rows.at(-1)
    if (!last) break
    const next: RowsMoved = { after: keyOf(table, last), rows: (moved?.rows ?? 0) + rows.length }
    // Rows and the note of them are kept together, so none is brought twice however this ends.
    await target.transaction().execute(async (tx) => {
      await moveProgress(tx, item, moved, next)
      await addRows(tx, table, rows)
    })
    moved = next
    report({ step: 'copying', what: table.name, done: next.rows, of })
  }
}

/** Each file is read back before the note moves on, so that what is behind the note needs no second look. */
async function copyMedia(work: Work, to: Storage): Promise<FilesMoved> {
  const { source, target, workFolder, report } = work
  const way = { from: openFiles(work), to, workFolder }
  let noted = (await getProgress(target, filesItem)) as FilesMoved | null
  const of = await countRows(source, { name: 'media' })
  for await (const media of listReferencedMedia(source, noted?.after ?? 0, mediaAtOnce)) {
    const moved = await moveMedia(way, media, noted ?? noFiles, copyFile)
    await moveProgress(target, filesItem, noted, moved)
    noted = moved
    report({ step: 'copying', what: 'photos and videos', done: moved.media, of })
  }
  return noted ?? noFiles
}

const openFiles = ({ dataDir }: Work): Storage => createFileStorage(join(dataDir, mediaName))

/** Throws unless every table holds the same on both sides; answers how many rows each has. */
async function compareTables({ source, target, tables, report }: Work): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [place, table] of tables.entries()) {
    const here = await digestTable(source, table)
    const there = await digestTable(target, table)
    if (here.rows !== there.rows || here.hash !== there.hash)
      throw new Error(
        `The table ${table.name} is not the same in the target (${there.rows} rows) as in the source (${here.rows}): one of them was changed since the transfer began. Empty the target, then begin anew`,
      )
    counts[table.name] = here.rows
    report({ step: 'comparing', what: table.name, done: place + 1, of: tables.length })
  }
  return counts
}

/** A target that holds records may only be one that has all of them, as after a transfer that had ended unseen. */
async function compareAll(work: Work): Promise<Transferred> {
  const { source, target, tables, storage } = work
  for (const table of tables) {
    if ((await countRows(source, table)) !== (await countRows(target, table)))
      throw new Error('DATABASE_URL leads to a database that holds records already: choose an empty one')
  }
  const counts = await compareTables(work)
  if (!storage) return { tables: counts, media: null, wasThere: true }
  const way = { from: openFiles(work), to: storage, workFolder: work.workFolder }
  let seen = noFiles
  for await (const media of listReferencedMedia(source, 0, mediaAtOnce))
    seen = await moveMedia(way, media, seen, compareFile)
  return { tables: counts, media: seen, wasThere: true }
}
