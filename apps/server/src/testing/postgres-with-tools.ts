import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findFreePort } from './free-port.ts'

const run = promisify(execFile)

/** Where Debian keeps each version of PostgreSQL with its tools. */
const versions = '/usr/lib/postgresql'

/** A PostgreSQL of the system's own with the tools of its version, which `npm ci` does not bring. */
export type PostgresWithTools = {
  /** The address of a database by its name. */
  readonly urlOf: (database: string) => string
  readonly ask: (statement: string) => Promise<void>
  /** Runs one of its tools, such as `pg_dump`. */
  readonly tool: (name: string, ...args: string[]) => Promise<void>
  readonly stop: () => Promise<void>
}

/** The folder with the newest server that has its tools beside it; null where there is none. */
export async function findPostgresTools(): Promise<string | null> {
  const names = await readdir(versions).catch(() => [])
  const [newest] = names.toSorted((a, b) => Number(b) - Number(a))
  if (newest === undefined) return null
  const folder = join(versions, newest, 'bin')
  const found = new Set(await readdir(folder).catch(() => []))
  return ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((tool) => found.has(tool)) ? folder : null
}

/** Starts it on fresh data. It refuses to run as root, who lends it to the user that Debian makes for it. */
export async function startPostgresWithTools(tools: string, folder: string): Promise<PostgresWithTools> {
  const owner = userInfo().uid === 0 ? await findOwner() : null
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  if (owner) {
    await chown(folder, owner.uid, owner.gid)
    await chown(data, owner.uid, owner.gid)
  }
  const args = ['-D', data, '--auth=trust', '--username=postgres', '--encoding=UTF8', '--data-checksums']
  await run(join(tools, 'initdb'), args, { ...(owner ?? {}), cwd: folder })
  const port = await findFreePort()
  const server = spawn(
    join(tools, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    { ...(owner ?? {}), cwd: folder, stdio: 'ignore' },
  )
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  const ask = (statement: string) => askOnce(urlOf('postgres'), statement)
  await waitUntilReady(server, ask)
  return {
    urlOf,
    ask,
    tool: async (name, ...rest) => void (await run(join(tools, name), rest)),
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
    },
  }
}

async function findOwner(): Promise<{ uid: number; gid: number }> {
  const idOf = async (option: string) => Number((await run('id', [option, 'postgres'])).stdout)
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}

async function waitUntilReady(
  server: ChildProcess,
  ask: (statement: string) => Promise<void>,
): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
    try {
      return await ask('select 1')
    } catch {
      await wait(50)
    }
  }
}

async function askOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
