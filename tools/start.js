import '../apps/server/src/keep-compiled.js'

const { endWithNpm } = await import('./npm-shell.ts')
endWithNpm()
// In this process, so that signals reach the server itself.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href)
