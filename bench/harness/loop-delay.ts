import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { World } from './world.ts'

/** How long the event loop was held up, in milliseconds. */
export type LoopDelay = { readonly p99: number; readonly max: number }

const watcher = join(import.meta.dirname, 'watch-loop.ts')

/** What a server must be started with, so that it watches its own event loop. */
export const watched = (): Record<string, string> => ({ NODE_OPTIONS: `--import=${watcher}` })

/** Asks a watched server how its event loop fared since it was last asked. */
export async function readLoopDelay({ pid, dataDir }: Pick<World, 'pid' | 'dataDir'>): Promise<LoopDelay> {
  const path = join(dataDir, 'loop-delay.json')
  // Away with the one before: told apart by their times alone, two within one tick of the clock would look the same.
  rmSync(path, { force: true })
  process.kill(pid(), 'SIGWINCH')
  while (!existsSync(path)) await wait(10)
  return JSON.parse(readFileSync(path, 'utf8'))
}
