import { expect, test } from 'vitest'
import { createCallKeys, newCallKey } from './call-key.ts'

test('SHELL-59 each creating call gets a key of its own', () => {
  const keys = Array.from({ length: 1000 }, newCallKey)
  expect(new Set(keys).size).toBe(1000)
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
})

test('SHELL-59 U2 a call that a form sends again as it was has the same key, and any other one of its own', () => {
  const [keyOf, keyOfNext] = [createCallKeys(), createCallKeys()]
  const key = keyOf({ details: 'one', ids: [1, 2] })
  expect(keyOf({ details: 'one', ids: [1, 2] })).toBe(key)
  const others = [keyOf({ details: 'two', ids: [1, 2] }), keyOf({ details: 'one', ids: [1] })]
  const next = keyOfNext({ details: 'one', ids: [1, 2] })
  expect(new Set([key, ...others, next]).size).toBe(4)
})
