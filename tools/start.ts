import { endWithNpm } from './npm-shell.ts'

endWithNpm()
// In this process, so that signals reach the server itself.
await import('../apps/server/src/main.ts')
