import { access, readdir, readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'

/** The name by which the kernel knows the threads of Node's pool. */
const poolThread = 'libuv-worker'

/** How far they stand back: nineteen steps leave them a sixtieth of a processor that the event loop wants. */
const stepsBack = 19

/** The threads of this process, by the kernel's numbers. */
const threads = '/proc/self/task'

/**
 * Has what runs on Node's pool of threads, passwords and pictures above all, give way to the event loop, which everyone
 * waits for. Only Linux knows a priority of each thread; elsewhere nothing changes. Answers how many it were.
 */
export async function letPoolGiveWay(): Promise<number> {
  // The first piece of work starts the pool.
  const numbers = await access(threads).then(
    () => readdir(threads),
    () => [],
  )
  const names = await Promise.all(numbers.map((number) => nameOf(number)))
  const ofPool = numbers.filter((_, at) => names[at] === poolThread)
  for (const number of ofPool) setPriority(Number(number), stepsBack)
  return ofPool.length
}

const nameOf = async (number: string): Promise<string> =>
  (await readFile(`${threads}/${number}/comm`, 'utf8').catch(() => '')).trim()
