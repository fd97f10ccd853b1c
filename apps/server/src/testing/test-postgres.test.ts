import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const program = `
  import { startTestPostgres } from ${JSON.stringify(join(import.meta.dirname, 'test-postgres.ts'))}
  const postgres = await startTestPostgres()
  await postgres.stop()
  process.exitCode = 3
`

test('a process that had a PostgreSQL of its own ends with the code that it has set', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  expect(code).toBe(3)
})
