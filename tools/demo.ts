import { endWithNpm } from './npm-shell.ts'
import { ensureWebBuilt } from './web-build.ts'

endWithNpm()
await ensureWebBuilt()
const { startDemoPayments } = await import('./demo-payments.ts')
const payments = await startDemoPayments(process.env)
const { main } = await import('../apps/server/src/demo/main.ts')
await main()
if (payments)
  console.log('Payments go to a stand-in on this machine: no card is asked for and no money moves.')
