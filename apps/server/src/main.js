import './keep-compiled.js'

const { start } = await import('./start.ts')
await start()
