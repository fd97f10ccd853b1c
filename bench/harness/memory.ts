import { readFileSync } from 'node:fs'

/** Memory that a process holds, in MB. */
export const heldMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Does work, and answers besides its result the most memory that a process held meanwhile, in MB. */
export async function mostHeld<T>(pid: number, work: () => Promise<T>): Promise<{ done: T; most: number }> {
  let most = heldMb(pid)
  const sample = (): void => {
    most = Math.max(most, heldMb(pid))
  }
  const watch = setInterval(sample, 5)
  try {
    const done = await work()
    sample()
    return { done, most }
  } finally {
    clearInterval(watch)
  }
}
