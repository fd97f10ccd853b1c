import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, opendir, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { findFreePort } from './testing/free-port.ts'
import { endNotRun } from './testing/not-run.ts'
import { makeScratch } from './testing/scratch.ts'

const root = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

/** What is made on the way, and what is no part of the sources. */
const made = /(^|[\\/])(node_modules|dist|\.git|data|demo-data|test-results)$/

async function copySources(): Promise<string> {
  const folder = join(await makeScratch('test'), 'clutchbook')
  onTestFinished(() => rm(join(folder, '..'), { recursive: true, force: true }))
  await cp(root, folder, { recursive: true, filter: (path) => !made.test(relative(root, path)) })
  return folder
}

/** Runs something where there is no network but the machine's own address. */
const runOffline = (folder: string, args: readonly string[], env: object) =>
  spawn('unshare', ['--net', 'sh', '-ec', 'ip link set lo up; exec "$@"', 'sh', ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

async function ensureMeans(context: TestContext): Promise<void> {
  const trial = runOffline('/', ['true'], {})
  const [code] = await once(trial, 'close').catch(() => [null])
  if (code !== 0) endNotRun(context, 'unshare, ip or the right to cut off the network is missing')
}

/** Starts the server, registers a keeper, reads a page, tries the world outside, and stops the server. */
const visit = `
  import { spawn } from 'node:child_process'
  import { once } from 'node:events'
  import { setTimeout as wait } from 'node:timers/promises'
  const server = spawn(process.execPath, ['apps/server/src/main.js'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const url = 'http://127.0.0.1:' + process.env.PORT
  const isReady = () => fetch(url + '/readyz').then(({ ok }) => ok, () => false)
  while (server.exitCode === null && !(await isReady())) await wait(100)
  const page = await (await fetch(url)).text()
  const body = JSON.stringify({ username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' })
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(url + '/api/register', { method: 'POST', headers, body })
  const outside = await fetch('http://192.0.2.1/').catch(({ cause }) => cause.code)
  server.kill('SIGTERM')
  const [code] = await once(server, 'exit')
  console.log(JSON.stringify({ isPage: page.includes('<div id="root">'), status, outside, code }))`

async function listFiles(folder: string): Promise<string> {
  const files: string[] = []
  for await (const entry of await opendir(folder, { recursive: true }))
    files.push(relative(folder, join(entry.parentPath, entry.name)))
  return files
    .filter((path) => !`${path}${sep}`.startsWith(join('node_modules', '.cache', sep)))
    .sort()
    .join('\n')
}

test('R83 from the lock file alone, and with no script of a package run, everything is installed and built; the server then needs no network and fetches nothing', async (context) => {
  await ensureMeans(context)
  const folder = await copySources()
  await run('npm', ['ci', '--ignore-scripts'], { cwd: folder })
  await run('npm', ['run', 'build', '--ignore-scripts'], { cwd: folder })
  const before = await listFiles(folder)
  const dataDir = await makeScratch('test')
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const env = { PORT: String(await findFreePort()), DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const child = runOffline(folder, [process.execPath, '--input-type=module', '--eval', visit], env)
  const told = JSON.parse(await text(child.stdout))
  expect(told).toEqual({ isPage: true, status: 201, outside: 'ENETUNREACH', code: 0 })
  expect(await listFiles(folder)).toBe(before)
})

test('R83 the registry knows of no grave hole in any package that is installed', async (context) => {
  const audit = ['audit', '--json', '--audit-level=high']
  const { stdout } = await run('npm', audit, { cwd: root }).catch((error: { stdout: string }) => error)
  const report = JSON.parse(stdout)
  const counted = report.metadata?.vulnerabilities
  if (counted === undefined)
    endNotRun(
      context,
      `the registry of packages answers no npm audit here (${report.statusCode ?? 'no answer'})`,
    )
  expect(counted).toMatchObject({ high: 0, critical: 0 })
})
