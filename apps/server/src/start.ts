import './platform/pool-size.ts'
import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { giveBackGarbage } from './platform/garbage.ts'

/** How fast V8 enlarges the room for young objects, and how it is set unless told otherwise. */
const growth = { none: 1, usual: 2 } as const
const growYoungRoom = (factor: number): void => setFlagsFromString(`--semi-space-growth-factor=${factor}`)

/** So long after the start whoever waited for it has been answered, in milliseconds. */
const settledAfter = 3000

/** Starts the server so that it holds no more memory than it needs. */
export async function start(): Promise<void> {
  // Loading makes garbage that would enlarge that room for good: 25 MB that an idle server need not hold.
  growYoungRoom(growth.none)
  const { startServer } = await import('./start-server.ts')
  await startServer()
  growYoungRoom(growth.usual)
  // Kept now and not at the end, which a server may not live to see.
  flushCompileCache()
  setTimeout(giveBackGarbage, settledAfter).unref()
}
