import { endWithNpm } from './npm-shell.ts'
import { ensureWebBuilt } from './web-build.ts'

endWithNpm()
await ensureWebBuilt()
const { main } = await import('../apps/server/src/demo/main.ts')
await main()
