import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Looks for its parent every 10 ms and, once orphaned, looks ten times more before it calls itself left alone. */
const program = `
  import { endWithNpm } from ${JSON.stringify(join(import.meta.dirname, 'npm-shell.ts'))}
  process.on('SIGTERM', () => { console.log('stopped'); process.exit() })
  const shell = process.ppid
  let looks = 0
  setInterval(() => {
    if (process.ppid !== shell) looks += 1
    if (looks > 10) { console.log('left alone'); process.exit() }
  }, 10)
  endWithNpm(10)
  console.log('ready')
`

/** Starts the program below a shell that stays its parent, as npm does, ends only that shell, and hears what is said. */
async function endShell(env: Record<string, string>): Promise<string> {
  const script = '"$NODE" --input-type=module-typescript --eval "$PROGRAM"; true'
  const shell = spawn('sh', ['-c', script], {
    env: { PATH: process.env.PATH, NODE: process.execPath, PROGRAM: program, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  shell.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  await once(shell.stdout, 'close')
  return said
}

const onPosix = test.skipIf(process.platform === 'win32')

onPosix('what npm started stops when npm is told to', async () => {
  expect(await endShell({ npm_lifecycle_event: 'start' })).toBe('ready\nstopped\n')
})

onPosix('what a shell started on its own outlives the shell', async () => {
  expect(await endShell({})).toBe('ready\nleft alone\n')
})
