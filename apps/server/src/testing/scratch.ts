import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** A file system in memory, as every Linux has one; containers often give it 64 MB only, which is too little. */
const memory = '/dev/shm'
const roomNeeded = 2 * 1024 ** 3

/**
 * Where tests keep what they need not find again: in memory where there is room, since nothing waits for a disk there.
 * What is to be shown to survive the end of a process belongs into the system's temporary folder instead.
 */
export function scratchFolder(): string {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= roomNeeded ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
