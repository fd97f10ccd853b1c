import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { entryOf } from './entries.ts'
import { findFreePort } from './free-port.ts'

/** Settings of a server by their names in the environment. */
export type Settings = Readonly<Record<string, string>>

/** The flags with which `npm start` and the image start Node. */
export const nodeFlags = ['--max-semi-space-size=4'] as const

const readyMs = 30_000
const stopMs = 15_000
const pollMs = 25

/** Whether what it writes is kept, and the file that Node runs. */
type Launched = { readonly isHeard: boolean; readonly entry: string }

/** The real server as a process of its own, with a port and data that nobody else uses. */
export class RunningServer {
  /** Base of every address, without a slash at the end. It stays the same over restarts. */
  readonly url: string
  readonly dataDir: string
  readonly #env: Record<string, string>
  readonly #log: string[] = []
  #process: ChildProcess | undefined
  #isDisposed = false

  readonly #isHeard: boolean
  readonly #entry: string

  private constructor(port: number, dataDir: string, settings: Settings, { isHeard, entry }: Launched) {
    this.#isHeard = isHeard
    this.#entry = entry
    this.url = `http://localhost:${port}`
    this.dataDir = dataDir
    this.#env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, RATE_LIMITS: 'off', ...settings }
  }

  /**
   * Starts a server on fresh data. Settings given here replace the harness's own. What it writes is kept unless nobody
   * listens: whoever measures a server must not spend the machine on reading its log.
   */
  static async launch(
    settings: Settings = {},
    { isHeard = true, entry = entryOf('main') }: Partial<Launched> = {},
  ): Promise<RunningServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'clutchbook-e2e-'))
    const server = new RunningServer(await findFreePort(), dataDir, settings, { isHeard, entry })
    await server.start()
    return server
  }

  /** Everything the server has written so far. */
  get log(): string {
    return this.#log.join('')
  }

  /** The number of the server's process. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** Starts the server on the data it had before, and waits until it answers. */
  async start(): Promise<void> {
    // A test that ran out of time may still be under way.
    if (this.#isDisposed) throw new Error('This server was disposed of')
    const child = spawn(process.execPath, [...nodeFlags, this.#entry], {
      env: { ...inherited(), ...this.#env },
      stdio: ['ignore', this.#isHeard ? 'pipe' : 'ignore', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => this.#log.push(chunk.toString()))
    }
    this.#process = child
    endWithThisProcess(child)
    const deadline = performance.now() + readyMs
    while (!(await this.#answers())) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${this.log}`)
      if (performance.now() > deadline) {
        await this.kill9()
        throw new Error(`The server was not ready after ${readyMs / 1000} seconds:\n${this.log}`)
      }
      await wait(pollMs)
    }
  }

  /** Asks the server to stop, as an operator would, and answers its exit code. */
  async stop(): Promise<number | null> {
    const child = this.#process
    if (!child || hasEnded(child)) return child?.exitCode ?? null
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(stopMs) })
    child.kill('SIGTERM')
    try {
      await ended
    } catch {
      await this.kill9()
      throw new Error(`The server did not stop within ${stopMs / 1000} seconds:\n${this.log}`)
    }
    return child.exitCode
  }

  /** Ends the server without warning, as a power cut would. */
  async kill9(): Promise<void> {
    const child = this.#process
    if (!child || hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** Stops the server and forgets its data. */
  async dispose(): Promise<void> {
    this.#isDisposed = true
    try {
      await this.stop()
    } finally {
      await rm(this.dataDir, { recursive: true, force: true })
    }
  }

  async #answers(): Promise<boolean> {
    try {
      const response = await fetch(`${this.url}/healthz`, { signal: AbortSignal.timeout(2000) })
      return response.status === 200
    } catch {
      return false
    }
  }
}

/** Runs a server that is expected to end by itself, and answers how it did. */
export async function runServer(settings: Settings): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, [...nodeFlags, entryOf('main')], {
    env: { ...inherited(), ...settings },
    stdio: 'pipe',
  })
  const errors: string[] = []
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()))
  const timer = setTimeout(() => child.kill('SIGKILL'), readyMs)
  await once(child, 'close')
  clearTimeout(timer)
  return { code: child.exitCode, errors: errors.join('') }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** A test run that is broken off must not leave its servers behind. */
function endWithThisProcess(child: ChildProcess): void {
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}

/** Settings of the developer's own shell must not leak into the server under test. */
function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'SYSTEMROOT', 'TEMP', 'TMP']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
