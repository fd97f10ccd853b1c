import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { endWithNpm } from './npm-shell.ts'
import { root } from './source-files.ts'

/** Where the browser's side is served while developing; it hands calls to the API on to the server. */
const site = 'http://localhost:5173'
const port = process.env.PORT ?? '3000'

const children = [
  launch([process.execPath, '--watch', '--watch-preserve-output', 'apps/server/src/main.js'], root, {
    PORT: port,
    // The browser names the site as the origin of its calls, so that is what the server must believe in.
    PUBLIC_URL: process.env.PUBLIC_URL ?? site,
  }),
  launch(
    [process.execPath, join(root, 'node_modules/vite/bin/vite.js'), '--strictPort'],
    join(root, 'apps/web'),
    {
      API_PORT: port,
    },
  ),
]

let stopping = false

/** Either side is of no use alone, so the end of one is the end of both. */
function stopAll(): void {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
}

endWithNpm()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopAll)
for (const child of children) child.on('exit', stopAll)

function launch([program = '', ...args]: string[], cwd: string, env: Record<string, string>): ChildProcess {
  return spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
}
