import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { root } from './source-files.ts'
import { ensureWebBuilt } from './web-build.ts'

/** Where the server keeps its compiled code; see `keep-compiled.js`. */
const cache = join(root, 'node_modules/.cache/node')

/** Compiles the server once in this short-lived process: compiling takes memory that the server would never give back. */
async function compileServer(): Promise<void> {
  enableCompileCache(cache)
  await import('./npm-shell.ts')
  await import('../apps/server/src/start.ts')
  await import('../apps/server/src/start-server.ts')
  flushCompileCache()
}

await ensureWebBuilt()
if (!existsSync(cache)) await compileServer()
