import { endWithNpm } from './npm-shell.ts'
import { ensureWebBuilt } from './web-build.ts'

endWithNpm()
await ensureWebBuilt()
// In this process, so that signals reach the server itself; loaded late, so that a failed build starts nothing.
await import('../apps/server/src/main.ts')
