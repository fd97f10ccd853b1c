import '../apps/server/src/keep-compiled.js'

const { endWithNpm } = await import('./npm-shell.ts')
const { start } = await import('../apps/server/src/start.ts')
endWithNpm()
// In this process, so that signals reach the server itself.
await start()
