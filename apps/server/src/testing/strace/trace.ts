import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What the system does when files are written, synced and named, and when an answer leaves. */
const calls = [
  ...['write', 'writev', 'pwrite64', 'pwritev', 'pwritev2', 'sendto', 'sendmsg', 'fsync', 'fdatasync'],
  ...['rename', 'renameat', 'renameat2', 'mkdir', 'mkdirat', 'io_uring_enter'],
]

/** Why the system calls of a process can't be followed on this machine; null where they can. */
export async function whyUntraceable(): Promise<string | null> {
  if (process.platform !== 'linux') return 'strace follows processes of Linux only'
  const run = promisify(execFile)
  const found = await run('strace', ['-V']).then(
    () => true,
    () => false,
  )
  if (!found) return 'strace is not installed'
  return run('strace', ['-o', '/dev/null', 'true']).then(
    () => null,
    () => 'strace may not follow processes here',
  )
}

/** Follows a process and all its threads while work is done; answers the lines of strace, in their order. */
export async function traceProcess(pid: number, work: () => Promise<void>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchbook-trace-'))
  const file = join(folder, 'trace')
  try {
    await attached(pid, ['-y', '-s', '24', '-e', `trace=${calls.join(',')}`, '-o', file], work)
    return (await readFile(file, 'utf8')).split('\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Has every sync of a process fail as on a broken disk while work is done. */
export const failSyncs = (pid: number, work: () => Promise<void>): Promise<void> =>
  attached(pid, ['-e', 'inject=fdatasync,fsync:error=EIO', '-o', '/dev/null'], work)

async function attached(pid: number, args: readonly string[], work: () => Promise<void>): Promise<void> {
  const tracer = spawn('strace', ['-f', ...args, '-p', String(pid)], { stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    // It says so once it has attached.
    await once(tracer.stderr, 'data')
    await work()
    const ended = once(tracer, 'exit')
    tracer.kill('SIGINT')
    await ended
  } finally {
    tracer.kill('SIGKILL')
  }
}
