import { endWithNpm } from './npm-shell.ts'
import { ensureWebBuilt } from './web-build.ts'

// A folder of its own, because a demo must never mix with a keeper's records.
process.env.DATA_DIR ??= './demo-data'
endWithNpm()
await ensureWebBuilt()
const { main } = await import('../apps/server/src/demo/main.ts')
await main()
