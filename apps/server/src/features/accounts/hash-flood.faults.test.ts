import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { RunningServer } from '../../testing/running-server.ts'
import { quantile } from '../../testing/statistics.ts'
import { createVisitor } from '../../testing/visitor.ts'

const mara = { username: 'mara_reyes', email: 'mara@example.org', password: 'rack-7-tubs' }

test('R38 while 200 sign-ins at once are judged, lists stay quick and memory stays bounded', {
  retry: 2,
}, async () => {
  const server = await RunningServer.launch({ LOG_LEVEL: 'silent', PLAN_LIMITS: 'off' })
  onTestFinished(() => server.dispose())
  const keeper = createVisitor(server.url)
  await keeper.post('/api/register', mara)
  for (let n = 0; n < 30; n += 1)
    await keeper.post('/api/animals', { name: `Ember ${n}`, species: 'Python regius' })
  const read = async (): Promise<number> => {
    const start = performance.now()
    expect((await keeper.get('/api/animals')).status).toBe(200)
    return performance.now() - start
  }
  const idle: number[] = []
  for (let n = 0; n < 150; n += 1) idle.push(await read())

  let isOver = false
  const flood = Promise.all(
    Array.from({ length: 200 }, () =>
      createVisitor(server.url).post('/api/login', { username: mara.username, password: 'wrong' }),
    ),
  ).finally(() => {
    isOver = true
  })
  const busy: number[] = []
  while (!isOver) busy.push(await read())
  expect((await flood).map(({ status }) => status)).toEqual(Array(200).fill(401))
  expect(busy.length).toBeGreaterThan(100)
  expect(quantile(busy, 0.5)).toBeLessThan(3 * quantile(idle, 0.5))
  // Below 30 ms a hundredth of all reads tells of the machine and its other work, not of the flood.
  expect(quantile(busy, 0.99)).toBeLessThan(Math.max(30, 3 * quantile(idle, 0.99)))

  const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => null)
  if (status === null) return
  const peak = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1])
  expect(peak).toBeLessThan(350_000)
})
