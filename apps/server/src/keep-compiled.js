import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// What was compiled once is kept, which halves the next start's work. Plain JavaScript, because Node loads its reader of
// TypeScript with the first file that is not kept, for good: 12 MB that a server need not hold.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/node'))
