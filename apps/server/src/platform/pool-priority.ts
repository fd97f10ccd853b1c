import { access, readdir, readFile } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'

/** The name by which the kernel knows the threads of Node's pool. */
const poolThread = 'libuv-worker'

/**
 * How far they stand back. Five steps leave them a quarter of a processor that others want as well, in this process or in
 * any other of the machine; with nineteen it would be a sixtieth, and nobody could sign in beside a busy neighbour.
 */
export const stepsBack = 5

/** The kernel knows no lower place. */
const furthestBack = 19

/** The threads of this process, by the kernel's numbers. */
const threads = '/proc/self/task'

/**
 * Has what runs on Node's pool of threads, passwords and pictures above all, give way to the event loop, which everyone
 * waits for. Only Linux knows a priority of each thread; elsewhere nothing changes.
 */
export async function letPoolGiveWay(): Promise<void> {
  // The first piece of work starts the pool.
  const numbers = await access(threads).then(
    () => readdir(threads),
    () => [],
  )
  const names = await Promise.all(numbers.map((number) => nameOf(number)))
  const ofPool = numbers.filter((_, at) => names[at] === poolThread)
  const priority = Math.min(furthestBack, getPriority() + stepsBack)
  for (const number of ofPool) setPriority(Number(number), priority)
}

const nameOf = async (number: string): Promise<string> =>
  (await readFile(`${threads}/${number}/comm`, 'utf8').catch(() => '')).trim()
