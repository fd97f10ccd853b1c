import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ProbeOrder } from './onlooker.ts'
import type { Probed } from './probe.ts'
import { cookieOf } from './recording.ts'
import type { World } from './world.ts'

let onlooker: ChildProcess | undefined

/** Whose list is looked at: the product's, or that of a bare server for which the same keeper is known. */
export type Watched = Pick<World, 'url' | 'keeper'>

/**
 * The keeper of fifty animals, who looks at their list now and then; `until` ends it before its time. They are a process
 * of their own: in the one that raises the storm around them they would wait for the storm's own answers as well.
 */
export async function watchReads(
  { url, keeper }: Watched,
  seconds: number,
  until?: Promise<unknown>,
): Promise<Probed> {
  onlooker ??= startOnlooker()
  const target = { url, path: '/api/animals?limit=50', headers: cookieOf(keeper(50)) }
  const seen = once(onlooker, 'message')
  const tell = (told: ProbeOrder) => onlooker?.send(told)
  tell({ target, seconds })
  const enough = () => tell('enough')
  until?.then(enough, enough)
  const [probed] = await seen
  return probed as Probed
}

/** It ends with the process that asks it. */
function startOnlooker(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'onlooker.ts'))
  // It ends by itself only where an answer was not the expected one, and nobody would ever hear from it again.
  child.once('exit', (code) => {
    throw new Error(`The one who looks on ended with ${code}`)
  })
  child.unref()
  child.channel?.unref()
  return child
}
