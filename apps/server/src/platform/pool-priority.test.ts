import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { endNotRun } from '../testing/not-run.ts'
import { RunningServer } from '../testing/running-server.ts'
import { stepsBack } from './pool-priority.ts'

test('F16 the threads that hash and draw stand behind the event loop, and nothing else does', async (context) => {
  if (!existsSync('/proc/self/task')) endNotRun(context, 'only Linux knows a priority of each thread')
  // A server of its own: other tests of this process hash as well.
  const server = await RunningServer.launch()
  onTestFinished(() => server.dispose())
  const threads = `/proc/${server.pid}/task`
  const steps = readdirSync(threads).flatMap((number) => {
    try {
      const name = readFileSync(`${threads}/${number}/comm`, 'utf8').trim()
      return [{ name, back: getPriority(Number(number)) - getPriority(server.pid) }]
    } catch {
      // A thread may end between the list and the look.
      return []
    }
  })
  const ofPool = steps.filter(({ name }) => name === 'libuv-worker')
  // Three hash and two draw at most, so some are left to sync what is written.
  expect(ofPool).toHaveLength(8)
  expect(ofPool.map(({ back }) => back)).toEqual(ofPool.map(() => stepsBack))
  expect(steps.filter(({ name, back }) => name !== 'libuv-worker' && back !== 0)).toEqual([])
})
