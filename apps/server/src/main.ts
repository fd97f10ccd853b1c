import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

/** How fast V8 enlarges the room for young objects, and how it is set unless told otherwise. */
const growth = { none: 1, usual: 2 } as const
const growYoungRoom = (factor: number): void => setFlagsFromString(`--semi-space-growth-factor=${factor}`)

// Before anything else is loaded: what was compiled once is kept, which halves the next start's work.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/node'))
// Loading makes garbage that would enlarge that room for good: 25 MB that an idle server need not hold.
growYoungRoom(growth.none)
const { startServer } = await import('./start-server.ts')
await startServer()
growYoungRoom(growth.usual)
