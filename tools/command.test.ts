import { expect, test } from 'vitest'
import { runCommand } from './command.ts'

test('a command answers its code and all it said', async () => {
  const program = 'console.log("out"); console.error("err"); process.exitCode = 3'
  const { code, output } = await runCommand('node', ['--eval', program])
  expect(code).toBe(3)
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out'])
})

test('a command runs under the Node that the lock file names', async () => {
  const { output } = await runCommand('node', ['--print', 'process.version'], { env: { PATH: '/nowhere' } })
  expect(output.trim()).toBe(process.version)
})

test('a command that takes too long is ended and has failed', async () => {
  const program = 'process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1000)'
  const { code, output, seconds } = await runCommand('node', ['--eval', program], { limitSeconds: 1 })
  expect(code).toBe(1)
  expect(output).toContain('took longer than 1 seconds')
  expect(seconds).toBeLessThan(10)
})

test('a command that does not exist has failed', async () => {
  const { code, output } = await runCommand('no-such-program', [])
  expect(code).not.toBe(0)
  expect(output).toContain('no-such-program')
})

test.skipIf(process.platform === 'win32')('a command that was killed has failed', async () => {
  const { code } = await runCommand('node', ['--eval', 'process.kill(process.pid, "SIGKILL")'])
  expect(code).toBe(137)
})
