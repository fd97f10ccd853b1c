import { ensureServerBuilt } from './server-build.ts'
import { ensureWebBuilt } from './web-build.ts'

await ensureWebBuilt()
await ensureServerBuilt()
