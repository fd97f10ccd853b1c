import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

const run = promisify(execFile)

/** A file system of few megabytes, which a test can fill without harm to others. */
export type SmallVolume = {
  readonly path: string
  /** Takes all the room that is left. */
  readonly fill: () => Promise<void>
  /** Gives the room back. */
  readonly free: () => Promise<void>
}

/** Makes a small volume for one test; where the machine does not allow it, answers why. */
export async function makeSmallVolume(megabytes: number): Promise<SmallVolume | string> {
  if (process.platform !== 'linux') return 'small volumes are made on Linux only'
  const path = await mkdtemp(join(tmpdir(), 'clutchbook-volume-'))
  const drop = () => rm(path, { recursive: true, force: true })
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path])
  } catch {
    await drop()
    return 'mounting a small volume takes root'
  }
  onTestFinished(async () => {
    await run('umount', ['--lazy', path])
    await drop()
  })
  const filler = join(path, 'filler')
  return { path, fill: () => takeAllRoom(filler, megabytes), free: () => rm(filler, { force: true }) }
}

/** Writes ever smaller pieces until not one more byte finds room. */
async function takeAllRoom(filler: string, megabytes: number): Promise<void> {
  for (let bytes = megabytes * 1024 * 1024; bytes >= 1; bytes = Math.floor(bytes / 2)) {
    let hasRoom = true
    while (hasRoom) {
      hasRoom = await writeFile(filler, Buffer.alloc(bytes), { flag: 'a' }).then(
        () => true,
        () => false,
      )
    }
  }
}
