import { expect, test } from 'vitest'
import { createMutexQueue } from './mutex-queue.ts'

test('F14 F23 a long row of turns lets others in between, one after the other', async () => {
  const line = createMutexQueue()
  const heard: string[] = []
  const work = async (name: string, ms: number) => {
    await line.take()
    const end = performance.now() + ms
    while (performance.now() < end);
    heard.push(name)
    line.pass()
  }
  const row = ['a', 'b', 'c', 'd'].map((name) => work(name, 4))
  setImmediate(() => heard.push('someone else'))
  await Promise.all(row)
  expect(heard.filter((name) => name !== 'someone else')).toEqual(['a', 'b', 'c', 'd'])
  expect(heard.slice(0, 3)).toContain('someone else')
})

test('a turn is nobody else’s until it is passed on', async () => {
  const line = createMutexQueue()
  await line.take()
  let isIn = false
  const next = line.take().then(() => {
    isIn = true
  })
  await new Promise(setImmediate)
  expect(isIn).toBe(false)
  line.pass()
  await next
  line.pass()
  await line.take()
})
