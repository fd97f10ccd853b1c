import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { perTickMemo } from './per-tick-memo.ts'

test('within a tick a question is asked once, and in the next one anew', async () => {
  const asked: string[] = []
  const answer = perTickMemo((key) => `${key} ${asked.push(key)}`)
  expect([answer('a'), answer('b'), answer('a')]).toEqual(['a 1', 'b 2', 'a 1'])
  await nextTick()
  expect([answer('a'), answer('a')]).toEqual(['a 3', 'a 3'])
})

test('a failure is no answer', () => {
  let isDown = true
  const answer = perTickMemo((key) => {
    if (isDown) throw new Error('down')
    return key
  })
  expect(() => answer('a')).toThrow('down')
  isDown = false
  expect(answer('a')).toBe('a')
})

test('nothing is believed for longer than the questions that one tick can bring', () => {
  let times = 0
  const answer = perTickMemo(() => (times += 1))
  const given = new Set(Array.from({ length: 3000 }, () => answer('a')))
  expect(given.size).toBeGreaterThan(1)
})
