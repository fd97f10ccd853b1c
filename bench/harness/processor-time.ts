import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts processor time in hundredths of a second. */
const tickMs = 10

type Times = { readonly parent: number; readonly own: number; readonly ofEnded: number }

/** What the kernel knows of a process; null for one that has ended in the meantime. */
function timesOf(pid: number | string): Times | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number)
    return {
      parent: Number(fields[1]),
      own: (Number(user) + Number(system)) * tickMs,
      ofEnded: (Number(endedUser) + Number(endedSystem)) * tickMs,
    }
  } catch {
    return null
  }
}

/** User and system time that a process has used so far, in milliseconds. Linux only. */
export const processorMs = (pid: number): number => timesOf(pid)?.own ?? 0

/**
 * The same of a process with all children that it has, and those that have ended: a database gives each connection a
 * process, and each worker of a search that is shared out.
 */
export function familyMs(pid: number): number {
  const head = timesOf(pid)
  if (!head) return 0
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(timesOf)
    .filter((times) => times?.parent === pid)
  return children.reduce((sum, times) => sum + (times?.own ?? 0), head.own + head.ofEnded)
}
