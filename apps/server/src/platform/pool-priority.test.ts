import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { endNotRun } from '../testing/not-run.ts'
import { letPoolGiveWay } from './pool-priority.ts'

const threads = '/proc/self/task'

test('F16 the threads that hash and draw stand behind the event loop, and nothing else does', async (context) => {
  if (!existsSync(threads)) endNotRun(context, 'only Linux knows a priority of each thread')
  expect(await letPoolGiveWay()).toBeGreaterThan(0)
  for (const number of readdirSync(threads)) {
    const isOfPool = readFileSync(`${threads}/${number}/comm`, 'utf8').trim() === 'libuv-worker'
    expect(getPriority(Number(number)), number).toBe(getPriority(process.pid) + (isOfPool ? 19 : 0))
  }
})
