import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from './source-files.ts'

/** How a command ended. `code` is 0 for success; `output` is empty where the output was shown as it came. */
export type Outcome = { code: number; output: string; seconds: number }

type Options = {
  cwd?: string
  env?: Record<string, string>
  /** Output goes straight to the terminal instead of being collected. */
  shown?: boolean
  /** A command that takes longer is ended and counts as failed. */
  limitSeconds?: number
}

/** The grace a command has to end on its own after it was asked to. */
const graceSeconds = 10

/** Seconds since a moment of `performance.now()`. */
export const secondsSince = (start: number): number => (performance.now() - start) / 1000

/**
 * Runs one of the installed programs to its end. The programs of this checkout stand first on the path, so that
 * each of them runs under the Node that the lock file names and not under the one that happens to be installed.
 */
export function runCommand(
  program: string,
  args: readonly string[],
  options: Options = {},
): Promise<Outcome> {
  const start = performance.now()
  const child = spawn(program, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env, PATH: searchPath() },
    stdio: ['ignore', options.shown ? 'inherit' : 'pipe', options.shown ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
  })
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const cancelLimit = limitTime(child, options.limitSeconds)
  return new Promise((resolve) => {
    const end = (code: number, last = '') => {
      const timedOut = cancelLimit()
      const late = timedOut
        ? `${program} took longer than ${options.limitSeconds} seconds and was ended.\n`
        : ''
      if (options.shown && late + last) process.stderr.write(late + last)
      const output = Buffer.concat(chunks).toString() + late + last
      resolve({ code: timedOut ? 1 : code, output, seconds: secondsSince(start) })
    }
    child.on('error', (error) => end(1, `${program} could not be started: ${error.message}\n`))
    child.on('close', (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

const searchPath = (): string => [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)

/** Ends the child after the limit, first politely; the answer of the returned function says whether it came to that. */
function limitTime(child: ReturnType<typeof spawn>, limitSeconds: number | undefined): () => boolean {
  let timedOut = false
  if (limitSeconds === undefined) return () => false
  const polite = setTimeout(() => {
    timedOut = true
    child.kill('SIGTERM')
  }, limitSeconds * 1000)
  const hard = setTimeout(() => child.kill('SIGKILL'), (limitSeconds + graceSeconds) * 1000)
  return () => {
    clearTimeout(polite)
    clearTimeout(hard)
    return timedOut
  }
}
