import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, copyFile, lstat, mkdir, opendir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { ensureServes } from './testing/ensure-serves.ts'
import { findFreePort } from './testing/free-port.ts'
import { endNotRun } from './testing/not-run.ts'
import { makeScratch } from './testing/scratch.ts'

const root = join(import.meta.dirname, '../../..')

/** The user of the image; the official ones of Node have this number. */
const uid = 1000

/** Makes every mount read-only but the data folder and what the system itself needs, then gives up all rights. */
const confine = `
  mount --bind "$DATA_DIR" "$DATA_DIR"
  awk '{ print $5 }' /proc/self/mountinfo | sort -u | while read -r place; do
    case "$place" in "$DATA_DIR" | /proc | /proc/* | /sys | /sys/* | /dev | /dev/pts | /dev/mqueue) continue ;; esac
    mount -o remount,bind,ro "$place"
  done
  exec setpriv --reuid=${uid} --regid=${uid} --clear-groups --inh-caps=-all --bounding-set=-all --no-new-privs "$@"`

/** Runs something as it would run in a container with a read-only root, no capabilities and one volume. */
const runConfined = (folder: string, dataDir: string, command: readonly string[], env: object = {}) =>
  spawn('unshare', ['--mount', '--propagation=private', 'sh', '-ec', confine, 'sh', ...command], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })

const codeOf = async (child: ReturnType<typeof spawn>): Promise<number | null> => {
  await once(child, 'close')
  return child.exitCode
}

async function ensureMeans(context: TestContext, folder: string, dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) endNotRun(context, 'only root may make a tree read-only for one process')
  const trial = runConfined(folder, dataDir, ['true'])
  const code = await codeOf(trial).catch(() => null)
  if (code !== 0) endNotRun(context, 'unshare, setpriv or the right to mount is missing')
}

async function makeFolder(): Promise<string> {
  const folder = await makeScratch('test')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  return folder
}

/** Megabytes of 1024 × 1024 bytes, as `du` counts. */
async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for await (const entry of await opendir(folder, { recursive: true }))
    bytes += (await lstat(join(entry.parentPath, entry.name))).blocks * 512
  return Math.ceil(bytes / 1024 ** 2)
}

/** The command of the image's health check, as the Dockerfile has it. */
async function readHealthCheck(): Promise<string[]> {
  const text = await readFile(join(root, 'Dockerfile'), 'utf8')
  return JSON.parse(/HEALTHCHECK[^[]*(\[.*\])/.exec(text)?.[1] ?? '[]')
}

test('R84 F30 what the image holds runs as nobody in particular, writes to its one volume only, and is small', async (context) => {
  const [scratch, dataDir] = [await makeFolder(), await makeFolder()]
  await chown(dataDir, uid, uid)
  await ensureMeans(context, scratch, dataDir)
  const folder = join(scratch, 'app')
  const made = spawn('node', [join(root, 'tools/release.ts'), folder], { cwd: root, stdio: 'inherit' })
  expect(await codeOf(made)).toBe(0)
  const megabytes = await sizeOf(join(folder, 'node_modules'))
  console.log(`${megabytes} MB of packages, ${await sizeOf(folder)} MB in all`)
  expect(megabytes).toBeLessThanOrEqual(60)
  // Where the checkout lies others may not look; in an image Node is everyone's.
  await mkdir(join(scratch, 'bin'))
  await copyFile(process.execPath, join(scratch, 'bin/node'))
  const node = join(scratch, 'bin/node')

  const port = await findFreePort()
  const env = { PORT: String(port), LOG_LEVEL: 'warn' }
  const server = runConfined(folder, dataDir, [node, 'apps/server/dist/main.js'], env)
  onTestFinished(() => void server.kill('SIGKILL'))
  const [, ...check] = await readHealthCheck()
  const isHealthy = async () => (await codeOf(runConfined(folder, dataDir, [node, ...check], env))) === 0
  while (server.exitCode === null && !(await isHealthy())) await wait(250)
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  expect(status).toMatch(/^Uid:\s+1000\s+1000\s+1000\s+1000$/m)
  expect(status).toMatch(/^CapEff:\s+0+$/m)
  expect(status).toMatch(/^CapBnd:\s+0+$/m)
  const write = (path: string) => codeOf(runConfined(folder, dataDir, ['sh', '-c', `exec 2>&-; : > ${path}`]))
  for (const path of ['./x', '/tmp/x', '/var/tmp/x', '/dev/shm/x'])
    expect(await write(path), path).not.toBe(0)
  expect(await write(join(dataDir, 'x'))).toBe(0)

  const keeper = await ensureServes(`http://localhost:${port}`)
  expect((await keeper.get('/public/animal/1')).text).toContain('Clutchbook')
  server.kill('SIGTERM')
  expect(await codeOf(server)).toBe(0)
  expect(await isHealthy()).toBe(false)
})
