import './platform/pool-size.ts'
import { flushCompileCache } from 'node:module'

/** Starts the server and stores what was compiled for it. */
export async function start(): Promise<void> {
  const { startServer } = await import('./start-server.ts')
  await startServer()
  // Stored now and not at exit, because a killed process never gets there.
  flushCompileCache()
}
