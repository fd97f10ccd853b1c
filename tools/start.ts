import { ensureWebBuilt } from './web-build.ts'

await ensureWebBuilt()
// In this process, so that signals reach the server itself; loaded late, so that a failed build starts nothing.
const { main } = await import('../apps/server/src/main.ts')
await main()
