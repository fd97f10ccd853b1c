import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { makeScratch } from '../scratch.ts'

/** Debian's own, which is the one that sees Debian's packages. */
const python = '/usr/bin/python3'
const readyMs = 50_000
const program = join(import.meta.dirname, 'run_swift.py')

/** The one key of the store; its id names an account and a user in it. */
export const swiftKey = { id: 'test:tester', secret: 'testing' } as const

/** A running store that speaks S3. */
export type SwiftStore = {
  /** Base of every address, without a slash at the end. */
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** What this machine lacks for a store of its own; null where all is there. */
export function findLack(): string | null {
  const seeking = 'from importlib.util import find_spec; exit(0 if find_spec("swift") else 1)'
  return spawnSync(python, ['-c', seeking]).status === 0
    ? null
    : 'OpenStack Swift is not installed (Debian: swift-proxy, swift-object)'
}

/** Starts OpenStack Swift, which also speaks S3 and checks its signatures, on fresh data. */
export async function startSwift(): Promise<SwiftStore> {
  // On a disk: the store notes things beside its files in a way that not every file system in memory knows.
  const folder = await makeScratch('store', tmpdir())
  // Under root it runs as a user who owns nothing else.
  const ids = userInfo().uid === 0 ? { uid: 65_534, gid: 65_534 } : undefined
  if (ids) await chown(folder, ids.uid, ids.gid)
  const child = spawn(python, ['-B', program, folder, swiftKey.id, swiftKey.secret], { ...ids, cwd: folder })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const stop = async (): Promise<void> => {
    process.off('exit', end)
    await kill(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return { origin: await readOrigin(child), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The store prints its address once it answers; until then what it says is a reason why it can't. */
function readOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const log: string[] = []
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += String(chunk)
      const [origin] = /^http:\S+(?=\n)/m.exec(said) ?? []
      if (origin) resolve(origin)
    })
    child.stderr?.on('data', (chunk) => log.push(String(chunk)))
    child.once('error', reject)
    setTimeout(() => reject(new Error(`The test store says nothing:\n${log.join('')}`)), readyMs).unref()
    child.once('exit', () => reject(new Error(`The test store did not start:\n${log.join('')}`)))
  })
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
