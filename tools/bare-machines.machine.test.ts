import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, type TestContext, test } from 'vitest'
import { findFreePort } from '../apps/server/src/testing/free-port.ts'
import { endNotRun } from '../apps/server/src/testing/not-run.ts'
import { makeScratch } from '../apps/server/src/testing/scratch.ts'
import { runCommand } from './command.ts'
import { addNode, lastLine, listMissing, makeRootFileSystem, rootMaker } from './root-file-system.ts'
import { root } from './source-files.ts'

/** A Node that a machine may have of its own: the oldest that README.md asks for, and one that runs the sources. */
const own = { old: '20.20.2', new: '24.21.0' } as const

let folder: string
/** Why no machine could be made; null where all is there. */
let lacking: string | null = null

/** A Debian with its essential packages, a Node of its own and npm, and without libatomic, which Node 26 loads. */
const machineWith = (node: keyof typeof own): string => join(folder, node)

beforeAll(async () => {
  folder = await makeScratch('test', tmpdir())
  lacking = await makeMachines()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function makeMachines(): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'only root may make a root file system of packages'
  const missing = await listMissing(['unshare', 'chroot', rootMaker])
  if (missing.length > 0) return `${missing.join(', ')} not installed`
  const bare = join(folder, 'bare')
  const problem = await makeRootFileSystem(bare, ['libstdc++6'])
  if (problem) return problem
  for (const name of ['old', 'new'] as const) {
    const program = await fetchNode(own[name])
    if (!program) return `Node ${own[name]} could not be had as a package`
    const copied = await runCommand('cp', ['--archive', bare, machineWith(name)])
    expect(copied.code, copied.output).toBe(0)
    await addNode(machineWith(name), program)
  }
  return null
}

async function fetchNode(version: string): Promise<string | null> {
  const into = join(folder, `node-${version}`)
  await mkdir(into)
  const packed = await runCommand('npm', ['pack', '--silent', `node-linux-${process.arch}@${version}`], {
    cwd: into,
  })
  if (packed.code !== 0) return null
  const unpacked = await runCommand('tar', ['-xzf', lastLine(packed.output), 'package/bin/node'], {
    cwd: into,
  })
  expect(unpacked.code, unpacked.output).toBe(0)
  const program = join(into, 'package/bin/node')
  await chmod(program, 0o755)
  return program
}

/** Lays a machine's own changes over this checkout as /src, and runs a command there. */
const enter = `
  mkdir -p "$MACHINE/src" "$CHANGES/upper" "$CHANGES/work"
  mount -t overlay overlay -o "lowerdir=$CHECKOUT,upperdir=$CHANGES/upper,workdir=$CHANGES/work" "$MACHINE/src"
  mount --bind /dev "$MACHINE/dev"
  mount -t proc proc "$MACHINE/proc"
  test -z "$EMPTY" || mount -t tmpfs tmpfs "$MACHINE/src/node_modules"
  exec chroot "$MACHINE" sh -c "cd /src && $1"`

/** A machine while something runs on it; it ends with what runs. */
function runOn(node: keyof typeof own, changes: string, command: string, env: object = {}): ChildProcess {
  const child = spawn(
    'unshare',
    [
      '--mount',
      '--propagation=private',
      '--pid',
      '--fork',
      '--kill-child',
      'sh',
      '-ec',
      enter,
      'sh',
      command,
    ],
    {
      env: {
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        HOME: '/root',
        MACHINE: machineWith(node),
        CHANGES: changes,
        CHECKOUT: root,
        EMPTY: '',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** What a process has printed so far. */
function listen(child: ChildProcess): () => string {
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => parts.push(chunk.toString()))
  return () => parts.join('')
}

async function endOf(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  const output = listen(child)
  await once(child, 'close')
  return { code: child.exitCode, output: output() }
}

/** A place for what a machine changes, where this machine can lay one folder over another. */
async function prepare(context: TestContext, node: keyof typeof own): Promise<string> {
  if (lacking) endNotRun(context, lacking)
  const changes = join(folder, `changes-${context.task.id}`)
  const trial = await endOf(runOn(node, changes, 'true'))
  if (trial.code !== 0) endNotRun(context, `no root file system can be entered: ${lastLine(trial.output)}`)
  return changes
}

const sentencesOf = (output: string): string[] =>
  output.split('\n').filter((line) => /please .*\.$/.test(line))

test('R93 without npm ci, npm start and npm test end in one sentence', async (context) => {
  const changes = await prepare(context, 'old')
  for (const command of ['npm start', 'npm test']) {
    const { code, output } = await endOf(runOn('old', changes, command, { EMPTY: 'yes' }))
    expect([code, sentencesOf(output)], output).toEqual([1, [expect.stringContaining('"npm ci"')]])
  }
})

test('R93 on Debian without libatomic a Node 20 ends npm ci and npm start in what to install', async (context) => {
  const changes = await prepare(context, 'old')
  for (const command of ['npm run postinstall', 'npm start', 'npm test']) {
    const { code, output } = await endOf(runOn('old', changes, command))
    expect([code, sentencesOf(output)], output).toEqual([
      1,
      [expect.stringMatching(/20\.20\.2.*apt-get install libatomic1/)],
    ])
  }
})

test('R93 on Debian without libatomic a Node 24 of the machine serves', async (context) => {
  const changes = await prepare(context, 'new')
  const installed = await endOf(runOn('new', changes, 'npm run postinstall'))
  expect([installed.code, installed.output]).toEqual([
    0,
    expect.stringContaining("can't start here, so 24.21.0 of this machine is used."),
  ])
  const port = await findFreePort()
  const server = runOn('new', changes, 'npm start', { PORT: String(port), DATA_DIR: '/data' })
  const output = listen(server)
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (server.exitCode === null && !(await isReady())) context.signal.throwIfAborted()
  expect(server.exitCode, output()).toBeNull()
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<div id="root">')
})
