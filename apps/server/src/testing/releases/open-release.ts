import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { DialectName } from '../../platform/database/database.ts'
import { createPlace, type TestPlace } from '../both-databases.ts'

const run = promisify(execFile)

/** The versions that have fixtures here. */
export const releases: readonly string[] = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

/** Puts a release's data folder, and on PostgreSQL its records, into a place of one test's own. */
export async function placeRelease(version: string, dialect: DialectName): Promise<TestPlace> {
  const place = await createPlace(dialect, { empty: true })
  await run('tar', ['-xzf', fixture(version, 'data-folder.tar.gz'), '-C', place.dataDir])
  if (place.databaseUrl !== null) {
    await rm(join(place.dataDir, 'clutchbook.db'))
    await load(place.databaseUrl, await readFile(fixture(version, 'postgres.sql'), 'utf8'))
  }
  return place
}

/** When the fixtures were made: what is counted from then on has not run out. */
export async function readMoment(version: string): Promise<string> {
  return JSON.parse(await readFile(fixture(version, 'release.json'), 'utf8')).madeAt
}

export const readReleaseArchive = (version: string): Promise<Buffer> =>
  readFile(fixture(version, 'archive.zip'))

const fixture = (version: string, name: string): string => join(import.meta.dirname, version, name)

async function load(databaseUrl: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}
