import { endWithNpm } from '../tools/npm-shell.ts'
import { ensureWebBuilt } from '../tools/web-build.ts'

endWithNpm()
await ensureWebBuilt()
const { startDemoPayments } = await import('./payments.ts')
const payments = await startDemoPayments(process.env)
const { serveDemo } = await import('./serve.ts')
await serveDemo()
if (payments)
  console.log('Payments go to a stand-in on this machine: no card is asked for and no money moves.')
