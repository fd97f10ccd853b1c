import { expect, test } from 'vitest'
import { newRequestKey } from './request-key.ts'

test('SHELL-59 no two forms make the same key', () => {
  const keys = Array.from({ length: 200 }, newRequestKey)
  expect(new Set(keys).size).toBe(200)
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
})
