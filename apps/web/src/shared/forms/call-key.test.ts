import { expect, test } from 'vitest'
import { newCallKey } from './call-key.ts'

test('SHELL-59 each creating call gets a key of its own', () => {
  const keys = Array.from({ length: 1000 }, newCallKey)
  expect(new Set(keys).size).toBe(1000)
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
})
