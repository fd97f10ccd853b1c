import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePort } from '../free-port.ts'
import { findPostgresTools, startPostgresWithTools } from '../postgres-with-tools.ts'
import { cookieHeader, createVisitor } from '../visitor.ts'
import { fillRelease, keepers } from './release-content.ts'

const run = promisify(execFile)

/** Makes the fixtures of a release from a checkout of it with its packages installed; README.md beside says how. */
async function makeRelease(checkout: string, version: string): Promise<void> {
  const tools = await findPostgresTools()
  if (tools === null) throw new Error('PostgreSQL with its tools is needed: apt-get install postgresql')
  const target = join(import.meta.dirname, version)
  const work = await mkdtemp(join(tmpdir(), 'clutchbook-release-'))
  const postgres = await startPostgresWithTools(tools, await makeFolder(work, 'postgres'))
  try {
    const dataDir = await makeFolder(work, 'data')
    await mkdir(target, { recursive: true })
    const madeAt = new Date().toISOString()
    await writeFile(join(target, 'archive.zip'), await fillAndExport(checkout, dataDir))
    await postgres.ask('create database clutchbook')
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: postgres.urlOf('clutchbook') }
    await run('node', [join(checkout, 'apps/server/src/cli.ts'), 'transfer'], { env })
    const dump = join(work, 'dump.sql')
    const options = ['--inserts', '--no-owner', '--no-privileges', '--file', dump]
    await postgres.tool('pg_dump', ...options, '--dbname', postgres.urlOf('clutchbook'))
    await writeFile(join(target, 'postgres.sql'), sendable(await readFile(dump, 'utf8')))
    await run('tar', ['-czf', join(target, 'data-folder.tar.gz'), '-C', dataDir, ...(await readdir(dataDir))])
    await writeFile(join(target, 'release.json'), `${JSON.stringify({ version, madeAt }, null, 2)}\n`)
  } finally {
    await postgres.stop()
    await rm(work, { recursive: true, force: true })
  }
}

async function makeFolder(parent: string, name: string): Promise<string> {
  // The server of PostgreSQL runs as a user of its own, who has to pass here.
  const folder = join(parent, name)
  await run('chmod', ['755', parent])
  await mkdir(folder)
  return folder
}

/** Fills a data folder by the release's own server; answers the archive that Mara downloads from it. */
async function fillAndExport(checkout: string, dataDir: string): Promise<Buffer> {
  const port = await findFreePort()
  const env = {
    ...{ PATH: process.env.PATH, DATA_DIR: dataDir, PORT: `${port}`, HOST: '127.0.0.1' },
    ...{ PLAN_LIMITS: 'off', RATE_LIMITS: 'off', REMINDER_TICK_SECONDS: '1', LOG_LEVEL: 'warn' },
  }
  const entry = join(checkout, 'apps/server/src/main.js')
  const server = spawn('node', [entry], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const url = `http://localhost:${port}`
  await waitUntilReady(server, url)
  await fillRelease(url)
  const mara = createVisitor(url)
  await mara.post('/api/login', keepers.mara)
  const answer = await fetch(`${url}/api/moving/archive`, { headers: { cookie: cookieHeader(mara) } })
  if (answer.status !== 200) throw new Error(`The archive was answered ${answer.status}`)
  const archive = Buffer.from(await answer.arrayBuffer())
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  return archive
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`)
    await wait(50)
  }
}

/** A dump as a plain connection takes it: without what only psql understands. */
const sendable = (dump: string): string => dump.replaceAll(/^\\.*\n/gm, '')

const [checkout, version] = process.argv.slice(2)
if (!checkout || !version) throw new Error('Usage: node make-release.ts CHECKOUT VERSION')
await makeRelease(resolve(checkout), version)
