import { execFile } from 'node:child_process'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

// The bundle has it beside this as JavaScript.
const program = join(import.meta.dirname, `integrity-check-process${extname(import.meta.filename)}`)
const run = promisify(execFile)

/** Answers `checkIntegrity` of an SQLite file from a process of its own, so that nobody waits while it reads. */
export async function checkIntegrityInWorker(path: string, signal: AbortSignal): Promise<string[]> {
  const { stdout } = await run(process.execPath, [program, path], { signal, killSignal: 'SIGKILL' })
  return z.array(z.string()).parse(JSON.parse(stdout))
}
