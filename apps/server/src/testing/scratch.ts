import { accessSync, constants, statfsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory, as every Linux has one; containers often give it 64 MB only, which is too little. */
const memory = '/dev/shm'
const roomNeeded = 2 * 1024 ** 3

/**
 * Where tests keep what they need not find again: in memory where there is room, since nothing waits for a disk there.
 * What is to be shown to survive the end of a process belongs into the system's temporary folder instead.
 */
const scratchFolder = (): string => (hasRoomInMemory() ? memory : tmpdir())

/** Whether the file system in memory takes what tests put there. */
export function hasRoomInMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= roomNeeded
  } catch {
    return false
  }
}

/** Begins the name of every folder made here; the number of the process that made it follows its purpose. */
const mark = 'clutchbook-'
const ownerIn = /^clutchbook-[a-z]+-(\d+)-/

/** Makes an empty folder of this process. The caller removes it. */
export const makeScratch = (
  purpose: 'postgres' | 'test' | 'migrated' | 'store',
  folder = scratchFolder(),
): Promise<string> => mkdtemp(join(folder, `${mark}${purpose}-${process.pid}-`))

/**
 * Removes what runs left behind that were killed. A database server that outlived its run notices that its folder is
 * gone and stops by itself.
 */
export async function sweepScratch(): Promise<void> {
  for (const folder of new Set([scratchFolder(), tmpdir()])) {
    for (const name of await readdir(folder)) {
      const owner = ownerIn.exec(name)?.[1]
      if (owner !== undefined && !isRunning(Number(owner)))
        await rm(join(folder, name), { recursive: true, force: true })
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
