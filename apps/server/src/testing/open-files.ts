import { readFile } from 'node:fs/promises'

/** How many files and sockets a process of this machine may hold; null where the system does not tell. */
export async function mostOpenFiles(): Promise<number | null> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1]
  return soft === undefined ? null : Number(soft)
}
